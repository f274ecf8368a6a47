import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { previewsInTheMaking } from '../../../../platform/environment-api/previewsInTheMaking';
import { Problem } from '../../../../platform/http/Problem';
import { TaskStarted } from '../../../../platform/http/TaskStarted';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A preview that is in progress until the test ends it. */
function slowPreview() {
  const ask = previewsInTheMaking<string>();
  const signals: AbortSignal[] = [];
  let finish: (error?: Error) => void = () => undefined;
  const make = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((resolve, reject) => {
      finish = (error) => (error ? reject(error) : resolve('picture'));
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
  const come = (signal = new AbortController().signal, patience = Infinity) =>
    ask('key', { patience, address: '/preview', signal }, make);
  return { come, signals, finish: (error?: Error) => finish(error) };
}

describe('a preview in the making', () => {
  it('H4.04 is made no further a second after its last caller has left', async () => {
    const { come, signals } = slowPreview();
    const [one, other] = [new AbortController(), new AbortController()];
    const asked = [come(one.signal), come(other.signal)].map((call) => call.catch(() => 'left'));
    one.abort(new Error('left'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    other.abort(new Error('left'));
    await vi.advanceTimersByTimeAsync(999);
    expect(signals[0]?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signals[0]?.aborted).toBe(true);
    expect(await Promise.all(asked)).toEqual(['left', 'left']);
  });

  it('H4.04 continues for a page reloaded within a second', async () => {
    const { come, signals, finish } = slowPreview();
    const leaving = new AbortController();
    const left = come(leaving.signal).catch(() => 'left');
    leaving.abort(new Error('left'));
    await vi.advanceTimersByTimeAsync(500);
    const back = come();
    await vi.advanceTimersByTimeAsync(60_000);
    finish();
    expect([await left, await back, signals.length]).toEqual(['left', 'picture', 1]);
  });

  it('H4.04 continues for half a minute after a caller got a task', async () => {
    const { come, signals } = slowPreview();
    const first = come(undefined, 2_000);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await first).toBeInstanceOf(TaskStarted);
    await vi.advanceTimersByTimeAsync(29_000);
    const second = come(undefined, 2_000);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await second).toBeInstanceOf(TaskStarted);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(signals[0]?.aborted).toBe(true);
  });

  it('H4.06 is not tried again for a minute when its document can’t be drawn', async () => {
    const { come, signals, finish } = slowPreview();
    const first = come().catch((error: unknown) => error);
    finish(new Problem(422, 'Drawing it takes longer than 20 seconds.'));
    expect(await first).toBeInstanceOf(Problem);
    await expect(come()).rejects.toThrow('longer than 20 seconds');
    expect(signals).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    void come();
    expect(signals).toHaveLength(2);
  });

  it('H4.06 is retried at once after a failure of the platform', async () => {
    const { come, signals, finish } = slowPreview();
    const first = come().catch((error: unknown) => error);
    finish(new Error('The thread that draws has ended.'));
    expect(await first).toBeInstanceOf(Error);
    void come();
    expect(signals).toHaveLength(2);
  });
});
