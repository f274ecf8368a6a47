import { beforeEach, describe, expect, it, vi } from 'vitest';

const FAILURE = 'Failed to load CMYK conversion library';
const BLACK = { r: 0, g: 0, b: 0 };

let failures: number;
let fetched: number;

vi.mock('@/components/ColourInput/createCmykConverter', async (importOriginal) => {
  fetched += 1;
  if (fetched <= failures) throw new Error('offline');
  return importOriginal();
});

/** Loads the module as in a newly opened page. */
const opened = async () => {
  vi.resetModules();
  return (await import('@/components/ColourInput/loadCmykConverter')).loadCmykConverter;
};

beforeEach(() => {
  failures = 0;
  fetched = 0;
});

describe('fetching the conversion of inks', () => {
  it('R8.23 fails with its message offline, and succeeds on retry', async () => {
    const load = await opened();
    failures = 1;
    await expect(load()).rejects.toThrow(FAILURE);
    const converter = await load();
    expect(converter.toCmyk(BLACK).k).toBeGreaterThan(50);
    expect(fetched).toBe(2);
  });

  it('happens once per condition', async () => {
    const load = await opened();
    const [first, second] = await Promise.all([load(), load('coatedFogra39')]);
    expect(second).toBe(first);
    expect(await load()).toBe(first);
    expect(await load('webSwop')).not.toBe(first);
  });
});
