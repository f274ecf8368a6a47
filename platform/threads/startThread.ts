import { setTimeout as wait } from 'node:timers/promises';
import { setEnvironmentData, Worker, type WorkerOptions } from 'node:worker_threads';
import { NICENESS_KEY } from './giveWay.mjs';
import { ENDING, HELD, HOLD_KEY } from './holdThread';

/** How long a held thread is left alone before it is asked again, in milliseconds. */
const PAUSE = 2;

/**
 * How far threads give way to the one that answers: so much higher is their niceness. One of 5 gets a third of what that gets
 * of a busy processor, one of 10 a tenth, and all of it when nobody else wants it.
 */
export const NICENESS = { reading: 3, preview: 5, file: 7, batch: 10 } as const;

/** A thread, and the one way to end it. */
export interface StartedThread {
  readonly worker: Worker;
  /** Ends the thread as soon as it isn't held, see `holdThread`. */
  end(): Promise<void>;
}

/** The options a thread is started with. */
export interface ThreadOptions extends WorkerOptions {
  /** One of `NICENESS`. @default that of the thread which starts it */
  readonly niceness?: number | undefined;
}

/** Starts a thread that can hold itself. @param file what runs in it, which imports giveWay.mjs first */
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
      // One that ended by itself while it was held leaves the bit set.
      while (!hasEnded && Atomics.load(word, 0) & HELD) await wait(PAUSE);
      await worker.terminate();
    },
  };
}
