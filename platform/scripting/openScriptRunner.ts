import { once } from 'node:events';
import { SCRIPT_LIMITS, type ScriptRequest, type ScriptResult, type ScriptRunner } from '@/engine/resolve';
import { startThread, type StartedThread } from '../threads';

/** How long a script that can't be interrupted is waited for beyond its limit. */
const GRACE_MILLISECONDS = 1_000;

const WORKER = new URL('./scriptWorker.mjs', import.meta.url);

/** Runs scripts in a thread of its own, one after the other. */
export interface OpenScriptRunner {
  readonly run: ScriptRunner;
  /** Ends the thread. What still runs answers with a fault. */
  close(): Promise<void>;
}

const ended = (message: string): ScriptResult => ({
  operations: [],
  events: [],
  log: [],
  fault: { kind: 'execution', message },
});

async function start(milliseconds: number): Promise<StartedThread> {
  const thread = startThread(WORKER, { workerData: { milliseconds } });
  await once(thread.worker, 'message');
  // An idle thread keeps no process alive.
  thread.worker.unref();
  return thread;
}

/** Sends one request and answers with its result; ends the thread where none comes in time. */
function ask(
  { worker, end }: StartedThread,
  request: ScriptRequest,
  milliseconds: number,
): Promise<ScriptResult> {
  return new Promise((resolve) => {
    let isHung = false;
    const answer = (result: ScriptResult) => {
      clearTimeout(hung);
      worker.off('message', answer).off('error', fail).off('exit', giveUp);
      worker.unref();
      resolve(result);
    };
    const fail = (error: Error) => answer(ended(error.message));
    const giveUp = () =>
      answer(ended(isHung ? `It ran for longer than ${milliseconds / 1_000} seconds.` : 'It was ended.'));
    const hung = setTimeout(() => {
      isHung = true;
      void end();
    }, milliseconds + GRACE_MILLISECONDS);
    worker.ref();
    worker.on('message', answer).on('error', fail).on('exit', giveUp);
    worker.postMessage(request);
  });
}

/**
 * Opens a runner of scripts. Its thread starts with the first script, and again after one that had to be ended because no
 * call of the language could stop it. Such a script leaves nothing of what it did.
 */
export function openScriptRunner(milliseconds: number = SCRIPT_LIMITS.milliseconds): OpenScriptRunner {
  let started: StartedThread | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const open = async (): Promise<StartedThread> => {
    const thread = await start(milliseconds);
    const forget = () => {
      if (started === thread) started = undefined;
    };
    thread.worker.on('error', forget).on('exit', forget);
    started = thread;
    return thread;
  };
  const run = async (request: ScriptRequest): Promise<ScriptResult> => {
    try {
      return await ask(started ?? (await open()), request, milliseconds);
    } catch (error) {
      return ended(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    run: (request) => {
      const result = last.then(() => run(request));
      last = result;
      return result;
    },
    close: async () => {
      await started?.end();
    },
  };
}
