import { afterEach, describe, expect, it, vi } from 'vitest';
import { readTableFile } from '@/product/tableFile';

const TABLE = { lines: [['a']], count: 1, hasCommas: false, sheets: [], notes: [] };
const fileOf = (arrayBuffer = () => Promise.resolve(new ArrayBuffer(1))) =>
  Object.assign(new File([], 'rows.csv'), { arrayBuffer });

/** A thread that sends these messages on a request; `undefined` means that its code can't be loaded. */
function standIn(messages: readonly (object | undefined)[]) {
  const [started, ended] = [vi.fn(), vi.fn()];
  class Thread {
    onmessage: (event: { data: unknown }) => void = () => undefined;
    onerror: () => void = () => undefined;
    terminate = ended;
    constructor() {
      started();
    }
    postMessage(): void {
      for (const data of messages) queueMicrotask(() => (data ? this.onmessage({ data }) : this.onerror()));
    }
  }
  vi.stubGlobal('Worker', Thread);
  return { started, ended };
}
afterEach(() => vi.unstubAllGlobals());

describe('the thread that reads a table', () => {
  it('F3.17 reports its progress, and ends with its answer', async () => {
    const { ended } = standIn([{ part: 0.5 }, { answer: { table: TABLE } }]);
    const onProgress = vi.fn();
    expect(await readTableFile(fileOf(), { onProgress })).toEqual({ table: TABLE });
    expect(onProgress.mock.calls).toEqual([[0.5]]);
    expect(ended).toHaveBeenCalledOnce();
  });

  it.each([
    ['fails', { fault: 'unreachable' }],
    ['can’t be loaded', undefined],
  ])('F3.17 ends with a reason when it %s', async (_, message) => {
    const { ended } = standIn([message]);
    const fault = 'The file could not be read. Reload the page and try again.';
    expect(await readTableFile(fileOf())).toEqual({ fault });
    expect(ended).toHaveBeenCalledOnce();
  });

  it('F3.17 is ended when its reading is', async () => {
    const ending = new AbortController();
    const { started, ended } = standIn([]);
    void readTableFile(fileOf(), { signal: ending.signal });
    await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
    ending.abort();
    expect(ended).toHaveBeenCalledOnce();
  });

  it('F3.17 is not started when its reading was ended before', async () => {
    const ending = new AbortController();
    const { started } = standIn([{ answer: { table: TABLE } }]);
    const file = fileOf(() => {
      ending.abort();
      return Promise.resolve(new ArrayBuffer(1));
    });
    void readTableFile(file, { signal: ending.signal });
    // The next read starts the only thread.
    expect(await readTableFile(fileOf())).toEqual({ table: TABLE });
    expect(started).toHaveBeenCalledOnce();
  });

  it('F3.17 is not started for a missing file', async () => {
    const { started } = standIn([]);
    const file = fileOf(() => Promise.reject(new Error('It was moved.')));
    expect(await readTableFile(file)).toEqual({ fault: 'The file no longer exists.' });
    expect(started).not.toHaveBeenCalled();
  });
});
