import { startThread, type StartedThread, type ThreadOptions } from './startThread';

/** A thread refused a request that is itself at fault; the thread accepts others. */
export class RefusedByThreadError extends Error {
  override name = 'RefusedByThreadError';
}

/** A thread was terminated for exceeding time or memory, or ended by itself. */
export class ThreadEndedError extends Error {
  override name = 'ThreadEndedError';
}

/** A thread's replies to a request: first that it has begun, then the result or the fault. */
export type ThreadReply =
  { readonly begun: true } | { readonly answer: unknown } | { readonly fault: string };

/**
 * Time limit for a thread to start, in milliseconds: on a busy machine loading its code takes far longer than a
 * request.
 */
const START_TIMEOUT = 60_000;

/** A thread that handles one request at a time. */
export interface Thread {
  /**
   * Sends a request. An aborted signal ends the thread, which restarts with the next request.
   * @throws RefusedByThreadError, ThreadEndedError, and the reason of the signal
   */
  ask<Answer>(request: object, signal?: AbortSignal): Promise<Answer>;
  /** Ends the thread; running requests fail. */
  close(): Promise<void>;
}

interface ThreadSettings {
  /**
   * The code of the thread: it replies to each message `{ request }` with two `ThreadReply`, the first when it begins.
   */
  readonly file: URL;
  /** Time limit of a request from its beginning, in milliseconds. */
  readonly milliseconds: number;
  readonly options?: ThreadOptions;
}

/** Opens a thread, which starts with the first request, and again after it was terminated. */
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
        // An idle thread does not keep the process alive.
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
