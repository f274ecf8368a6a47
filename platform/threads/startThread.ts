import { setTimeout as wait } from 'node:timers/promises';
import { setEnvironmentData, Worker, type WorkerOptions } from 'node:worker_threads';
import { ENDING, HELD, HOLD_KEY } from './holdThread';

/** How long a held thread is left alone before it is asked again, in milliseconds. */
const PAUSE = 2;

/** A thread, and the one way to end it. */
export interface StartedThread {
  readonly worker: Worker;
  /** Ends the thread as soon as it isn't held, see `holdThread`. */
  end(): Promise<void>;
}

/** Starts a thread that can hold itself. @param file what runs in it */
export function startThread(file: URL, options?: WorkerOptions): StartedThread {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const word = new Int32Array(shared);
  setEnvironmentData(HOLD_KEY, shared);
  const worker = new Worker(file, { execArgv: [], ...options });
  setEnvironmentData(HOLD_KEY, undefined);
  let hasEnded = false;
  worker.once('exit', () => (hasEnded = true));
  return {
    worker,
    end: async () => {
      Atomics.or(word, 0, ENDING);
      // One that ended by itself while it was held leaves the bit set.
      while (!hasEnded && Atomics.load(word, 0) & HELD) await wait(PAUSE);
      await worker.terminate();
    },
  };
}
