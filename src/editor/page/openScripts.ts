import { ACTION_THREAD_POLICY } from '@/domain/configuration';
import { SCRIPT_LIMITS, type ScriptRequest, type ScriptResult, type ScriptRunner } from '@/engine/resolve';
import { trustThread } from '@/product/trustThread';
import address from './answerScripts?worker&url';

/** Milliseconds beyond the limit before an uninterruptible script is ended. */
const GRACE_MILLISECONDS = 1_000;

const toTimeout = (message: string): ScriptResult => ({
  operations: [],
  events: [],
  log: [],
  fault: { kind: 'execution', message },
});

const trusted = trustThread(ACTION_THREAD_POLICY, address);

/** Starts a worker and waits until it is ready. @throws Error when its code can't be loaded */
function start(): Promise<Worker> {
  const thread = new Worker(trusted, { type: 'module' });
  return new Promise((resolve, reject) => {
    thread.onmessage = () => resolve(thread);
    thread.onerror = () => reject(new Error('Actions can’t run: their code could not be loaded.'));
  });
}

/** Sends a script to the worker and returns its result; `undefined` on a timeout. */
function ask(thread: Worker, request: ScriptRequest): Promise<ScriptResult | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), SCRIPT_LIMITS.milliseconds + GRACE_MILLISECONDS);
    const answer = (result: ScriptResult) => {
      clearTimeout(timer);
      resolve(result);
    };
    thread.onmessage = ({ data }: MessageEvent<ScriptResult>) => answer(data);
    thread.onerror = ({ message }) => answer(toTimeout(message));
    thread.postMessage(request);
  });
}

/**
 * Runs scripts one after the other in a worker. The worker starts with the first script, and again after a script
 * that had to be terminated.
 */
export function openScripts(): { run: ScriptRunner; close: () => void } {
  let thread: Promise<Worker> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const end = async () => {
    const ending = thread;
    thread = undefined;
    await ending?.then((worker) => worker.terminate()).catch(() => undefined);
  };
  const run = async (request: ScriptRequest): Promise<ScriptResult> => {
    try {
      thread ??= start();
      const result = await ask(await thread, request);
      if (result) return result;
      await end();
      return toTimeout(`It ran for longer than ${SCRIPT_LIMITS.milliseconds / 1_000} seconds.`);
    } catch (error) {
      thread = undefined;
      return toTimeout(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    run: (request) => {
      const result = last.then(() => run(request));
      last = result;
      return result;
    },
    close: () => void end(),
  };
}
