import { once } from 'node:events';
import { SCRIPT_LIMITS, type ScriptRequest, type ScriptResult, type ScriptRunner } from '@/engine/resolve';
import { startThread, type StartedThread } from '../threads';

/** Milliseconds to wait beyond the limit for a script that can't be interrupted. */
const GRACE_MILLISECONDS = 1_000;

const WORKER = new URL('./scriptWorker.mjs', import.meta.url);

/** A reply of the thread. */
export interface ScriptReply {
  readonly result: ScriptResult;
  /** Whether the thread has lowered its priority for good, so that another one should run the next script. */
  readonly isWorn: boolean;
}

/** Runs scripts one by one in a thread. */
export interface OpenScriptRunner {
  readonly run: ScriptRunner;
  /** Ends the thread. A running script returns a fault. */
  close(): Promise<void>;
}

const endReply = (message: string): ScriptResult => ({
  operations: [],
  events: [],
  log: [],
  fault: { kind: 'execution', message },
});

async function start(milliseconds: number): Promise<StartedThread> {
  const thread = startThread(WORKER, { workerData: { milliseconds } });
  await once(thread.worker, 'message');
  // An idle thread does not keep the process alive.
  thread.worker.unref();
  return thread;
}

const failReply = (message: string): ScriptReply => ({ result: endReply(message), isWorn: false });

/** Sends one request and returns its result; ends the thread after the time limit. */
function ask(
  { worker, end }: StartedThread,
  request: ScriptRequest,
  milliseconds: number,
): Promise<ScriptReply> {
  return new Promise((resolve) => {
    let isHung = false;
    const answer = (reply: ScriptReply) => {
      clearTimeout(hung);
      worker.off('message', answer).off('error', fail).off('exit', giveUp);
      worker.unref();
      resolve(reply);
    };
    const fail = (error: Error) => answer(failReply(error.message));
    const giveUp = () =>
      answer(failReply(isHung ? `It ran for longer than ${milliseconds / 1_000} seconds.` : 'It was ended.'));
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
 * Opens a runner of scripts. Its thread starts with the first script, and again after one that had to be terminated or
 * that lowered its priority. A terminated script has no effect.
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
  const retire = (thread: StartedThread) => {
    if (started === thread) started = undefined;
    void thread.end();
  };
  const run = async (request: ScriptRequest): Promise<ScriptResult> => {
    try {
      const thread = started ?? (await open());
      const { result, isWorn } = await ask(thread, request, milliseconds);
      if (isWorn) retire(thread);
      return result;
    } catch (error) {
      return endReply(error instanceof Error ? error.message : String(error));
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
