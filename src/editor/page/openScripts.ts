import { ACTION_THREAD_POLICY } from '@/domain/configuration';
import { SCRIPT_LIMITS, type ScriptRequest, type ScriptResult, type ScriptRunner } from '@/engine/resolve';
import address from './answerScripts?worker&url';

/** How long a script that can't be interrupted is waited for beyond its limit. */
const GRACE_MILLISECONDS = 1_000;

const ended = (message: string): ScriptResult => ({
  operations: [],
  events: [],
  log: [],
  fault: { kind: 'execution', message },
});

/** Trusted Types, as far as it is used here; TypeScript does not know them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** What the page's security policy lets the address of the thread through by; browsers without Trusted Types need none. */
const policy = trustedTypes?.createPolicy(ACTION_THREAD_POLICY, {
  createScriptURL: (asked) => {
    if (asked !== address) throw new TypeError(`${asked} is no thread of the editor.`);
    return asked;
  },
});

/** A thread that has said it is ready. @throws Error when its code can't be loaded */
function start(): Promise<Worker> {
  const trusted = policy ? (policy.createScriptURL(address) as string) : address;
  const thread = new Worker(trusted, { type: 'module' });
  return new Promise((resolve, reject) => {
    thread.onmessage = () => resolve(thread);
    thread.onerror = () => reject(new Error('Actions can’t run: their code did not arrive.'));
  });
}

/** Sends one script and answers with its result; `undefined` where none comes in time. */
function ask(thread: Worker, request: ScriptRequest): Promise<ScriptResult | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), SCRIPT_LIMITS.milliseconds + GRACE_MILLISECONDS);
    const answer = (result: ScriptResult) => {
      clearTimeout(timer);
      resolve(result);
    };
    thread.onmessage = ({ data }: MessageEvent<ScriptResult>) => answer(data);
    thread.onerror = ({ message }) => answer(ended(message));
    thread.postMessage(request);
  });
}

/**
 * Runs scripts of documents in a thread of their own, one after the other. It starts with the first script, and again after
 * one that had to be ended because no call of the language could stop it.
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
      return ended(`It ran for longer than ${SCRIPT_LIMITS.milliseconds / 1_000} seconds.`);
    } catch (error) {
      thread = undefined;
      return ended(error instanceof Error ? error.message : String(error));
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
