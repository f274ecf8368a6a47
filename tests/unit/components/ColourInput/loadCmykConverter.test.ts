import { readFileSync } from 'node:fs';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const FAILURE = 'Failed to load CMYK conversion library';
const ENGINE = readFileSync('node_modules/lcms-wasm/dist/lcms.wasm');
const BLACK = { r: 0, g: 0, b: 0 };

vi.mock('lcms-wasm/dist/lcms.wasm?url', () => ({ default: 'http://console.test/lcms.wasm' }));

let answers: (() => Response)[];
let fetched: number;
const server = setupServer(
  http.get('http://console.test/lcms.wasm', () => {
    fetched += 1;
    return answers.shift()?.() ?? HttpResponse.arrayBuffer(new Uint8Array(ENGINE).buffer);
  }),
);

/** The module as a page has it that was just opened. */
const opened = async () => {
  vi.resetModules();
  return (await import('@/components/ColourInput/loadCmykConverter')).loadCmykConverter;
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  answers = [];
  fetched = 0;
});

describe('fetching the conversion of inks', () => {
  it.each([
    ['no network', () => HttpResponse.error()],
    ['a file that is not there', () => new HttpResponse(null, { status: 404 })],
  ])('R8.23 fails with its message for %s, and succeeds when it is asked for again', async (_why, answer) => {
    const load = await opened();
    answers = [answer];
    await expect(load()).rejects.toThrow(FAILURE);
    const converter = await load();
    expect(converter.toCmyk(BLACK).k).toBeGreaterThan(50);
    expect(fetched).toBe(2);
  });

  it('happens once, whoever asks', async () => {
    const load = await opened();
    const [first, second] = await Promise.all([load(), load()]);
    expect(second).toBe(first);
    expect(await load()).toBe(first);
    expect(fetched).toBe(1);
  });
});
