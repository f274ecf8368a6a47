import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A thread said no: what it was asked for is at fault, and it can be asked for something else. */
export class RefusedByThreadError extends Error {
  override name = 'RefusedByThreadError';
}

/** A thread was ended, because it took too long or too much memory, or has ended by itself. */
export class ThreadEndedError extends Error {
  override name = 'ThreadEndedError';
}

/** What a thread answers: what it was asked for, or why not. */
export type ThreadReply = { readonly answer: unknown } | { readonly fault: string };

/** A thread that is asked one thing after the other. */
export interface Thread {
  /** @throws RefusedByThreadError, ThreadEndedError */
  ask<Answer>(request: object): Promise<Answer>;
  /** Ends the thread; what still runs fails. */
  close(): Promise<void>;
}

interface ThreadSettings {
  /** What runs in it: it answers each message `{ request }` with a `ThreadReply`. */
  readonly file: URL;
  /** How long one request may take, in milliseconds. */
  readonly milliseconds: number;
  readonly options?: WorkerOptions;
}

/** Opens a thread, which starts with the first request, and again after one that had to be ended. */
export function openThread({ file, milliseconds, options }: ThreadSettings): Thread {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const thread = new Worker(file, { execArgv: [], ...options });
    const forget = () => {
      if (worker === thread) worker = undefined;
    };
    return thread.on('error', forget).on('exit', forget);
  }

  function askNow<Answer>(request: object): Promise<Answer> {
    const thread = (worker ??= start());
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(hung);
        thread.off('message', take).off('error', fail).off('exit', giveUp);
        // An idle thread keeps no process alive.
        thread.unref();
        act();
      };
      const take = (reply: ThreadReply) =>
        settle(() =>
          'fault' in reply ? reject(new RefusedByThreadError(reply.fault)) : resolve(reply.answer as Answer),
        );
      const fail = (error: Error) => settle(() => reject(new ThreadEndedError(error.message)));
      const giveUp = () => settle(() => reject(new ThreadEndedError('It took too long or too much memory.')));
      const hung = setTimeout(() => void thread.terminate(), milliseconds);
      thread.ref();
      thread.on('message', take).on('error', fail).on('exit', giveUp);
      thread.postMessage({ request });
    });
  }

  return {
    ask: <Answer>(request: object) => {
      const result = last.then(() => askNow<Answer>(request));
      last = result.catch(() => undefined);
      return result;
    },
    close: async () => void (await worker?.terminate()),
  };
}
