import { startThread, type StartedThread, type ThreadOptions } from './startThread';

/** A thread said no: what it was asked for is at fault, and it can be asked for something else. */
export class RefusedByThreadError extends Error {
  override name = 'RefusedByThreadError';
}

/** A thread was ended, because it took too long or too much memory, or has ended by itself. */
export class ThreadEndedError extends Error {
  override name = 'ThreadEndedError';
}

/** What a thread answers: that it has begun with what it was asked for, and then that, or why not. */
export type ThreadReply =
  { readonly begun: true } | { readonly answer: unknown } | { readonly fault: string };

/** Milliseconds a thread may take to start, its code read: on a busy machine far longer than what it is asked for takes. */
const START_TIMEOUT = 60_000;

/** A thread that is asked one thing after the other. */
export interface Thread {
  /**
   * Asks one thing. An aborted signal ends the thread, which starts anew with the next request.
   * @throws RefusedByThreadError, ThreadEndedError, and the reason of the signal
   */
  ask<Answer>(request: object, signal?: AbortSignal): Promise<Answer>;
  /** Ends the thread; what still runs fails. */
  close(): Promise<void>;
}

interface ThreadSettings {
  /** What runs in it: it answers each message `{ request }` with two of `ThreadReply`, the first as it begins. */
  readonly file: URL;
  /** How long one request may take from when it was begun, in milliseconds. */
  readonly milliseconds: number;
  readonly options?: ThreadOptions;
}

/** Opens a thread, which starts with the first request, and again after one that had to be ended. */
export function openThread({ file, milliseconds, options }: ThreadSettings): Thread {
  let started: StartedThread | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): StartedThread {
    const thread = startThread(file, options);
    const forget = () => {
      if (started === thread) started = undefined;
    };
    thread.worker.on('error', forget).on('exit', forget);
    return thread;
  }

  function askNow<Answer>(request: object, signal: AbortSignal | undefined): Promise<Answer> {
    signal?.throwIfAborted();
    const thread = (started ??= start());
    const { worker } = thread;
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(hung);
        signal?.removeEventListener('abort', abort);
        worker.off('message', take).off('error', fail).off('exit', giveUp);
        // An idle thread keeps no process alive.
        worker.unref();
        act();
      };
      const endAfter = (limit: number) => setTimeout(() => void thread.end(), limit);
      const take = (reply: ThreadReply) => {
        if ('begun' in reply) {
          clearTimeout(hung);
          hung = endAfter(milliseconds);
        } else if ('fault' in reply) settle(() => reject(new RefusedByThreadError(reply.fault)));
        else settle(() => resolve(reply.answer as Answer));
      };
      const fail = (error: Error) => settle(() => reject(new ThreadEndedError(error.message)));
      const giveUp = () => settle(() => reject(new ThreadEndedError('It took too long or too much memory.')));
      const abort = () => {
        if (started === thread) started = undefined;
        void thread.end();
        settle(() => reject(signal?.reason as Error));
      };
      let hung = endAfter(START_TIMEOUT);
      signal?.addEventListener('abort', abort, { once: true });
      worker.ref();
      worker.on('message', take).on('error', fail).on('exit', giveUp);
      worker.postMessage({ request });
    });
  }

  return {
    ask: <Answer>(request: object, signal?: AbortSignal) => {
      const result = last.then(() => askNow<Answer>(request, signal));
      last = result.catch(() => undefined);
      return result;
    },
    close: async () => void (await started?.end()),
  };
}
