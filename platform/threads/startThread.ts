import { setTimeout as wait } from 'node:timers/promises';
import { setEnvironmentData, Worker, type WorkerOptions } from 'node:worker_threads';
import { NICENESS_KEY } from './giveWay.mjs';
import { ENDING, HELD, HOLD_KEY } from './holdThread';

/** Milliseconds between checks of a held thread. */
const PAUSE = 2;

/**
 * Niceness of threads relative to the request thread. On a busy processor a thread of niceness 5 gets a third of the
 * request thread's share, one of 10 a tenth, and all of it on an idle one.
 */
export const NICENESS = { reading: 3, preview: 5, file: 7, batch: 10, longScript: 10 } as const;

/** A thread, and the only way to end it. */
export interface StartedThread {
  readonly worker: Worker;
  /** Ends the thread as soon as it isn't held, see `holdThread`. */
  end(): Promise<void>;
}

/** Options of a new thread. */
export interface ThreadOptions extends WorkerOptions {
  /** One of `NICENESS`. @default the priority of the starting thread */
  readonly niceness?: number | undefined;
}

/** Starts a thread that supports holding. @param file its code, which imports giveWay.mjs first */
export function startThread(file: URL, { niceness, ...options }: ThreadOptions = {}): StartedThread {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const word = new Int32Array(shared);
  setEnvironmentData(HOLD_KEY, shared);
  setEnvironmentData(NICENESS_KEY, niceness);
  const worker = new Worker(file, { execArgv: [], ...options });
  setEnvironmentData(HOLD_KEY, undefined);
  setEnvironmentData(NICENESS_KEY, undefined);
  let hasEnded = false;
  worker.once('exit', () => (hasEnded = true));
  return {
    worker,
    end: async () => {
      Atomics.or(word, 0, ENDING);
      // A thread that ended by itself while held leaves the bit set.
      while (!hasEnded && Atomics.load(word, 0) & HELD) await wait(PAUSE);
      await worker.terminate();
    },
  };
}
