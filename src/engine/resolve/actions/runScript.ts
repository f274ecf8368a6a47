import type { QuickJSContext, QuickJSHandle, QuickJSWASMModule } from 'quickjs-emscripten-core';
import { midnightOf } from '../values/day';
import { SCRIPT_FUNCTIONS } from './functions';
import { PRELUDE } from './prelude';
import { SCRIPT_LIMITS, type ScriptFault, type ScriptRequest, type ScriptResult } from './script';
import { ScriptError, ScriptState } from './scriptState';

const FILE = 'action.js';
const MOST_LINES = 1_000;
const LONGEST_LINE = 10_000;
/** The maximum length of a thrown message. */
const LONGEST_FAULT = 1_000;
const STACK_BYTES = 512 * 1024;

/** Calls a script function and returns the answer for the prelude. */
function answer(state: ScriptState, name: string, values: string): object {
  const called = Object.hasOwn(SCRIPT_FUNCTIONS, name) ? SCRIPT_FUNCTIONS[name] : undefined;
  try {
    return { value: called?.(state, ...(JSON.parse(values) as unknown[])) };
  } catch (error) {
    if (error instanceof ScriptError) return { fault: error.message };
    throw error;
  }
}

/** Defines the script functions in a context. */
function prepare(vm: QuickJSContext, state: ScriptState, log: string[]): ScriptFault | undefined {
  const call = vm.newFunction('call', (name, values) =>
    vm.newString(JSON.stringify(answer(state, vm.getString(name), vm.getString(values)))),
  );
  const write = vm.newFunction('log', (line) => {
    if (log.length < MOST_LINES) log.push(vm.getString(line).slice(0, LONGEST_LINE));
  });
  const now = vm.newNumber(midnightOf(state.context.today));
  const prelude = vm.evalCode(PRELUDE, 'prelude.js');
  const done = prelude.error ? prelude : vm.callFunction(prelude.value, vm.undefined, call, write, now);
  for (const handle of [call, write, now]) handle.dispose();
  if (!prelude.error) prelude.value.dispose();
  if (done.error) return faultOf(vm, done.error);
  done.value.dispose();
  return undefined;
}

/** Describes a thrown value and its line in the script. */
function faultOf(vm: QuickJSContext, thrown: QuickJSHandle): ScriptFault {
  const error: unknown = vm.dump(thrown);
  thrown.dispose();
  const { name, message, stack } = Object(error) as { name?: string; message?: string; stack?: string };
  const line = Number(new RegExp(`${FILE}:(\\d+)`).exec(stack ?? '')?.[1]);
  return {
    kind: 'execution',
    message: cut(inWords(name, message ?? String(error))),
    ...(line > 0 && { line }),
  };
}

const cut = (words: string): string =>
  words.length <= LONGEST_FAULT ? words : `${words.slice(0, LONGEST_FAULT)}…`;

function inWords(name: string | undefined, message: string): string {
  if (name === 'InternalError' && message === 'interrupted')
    return `It ran for longer than ${SCRIPT_LIMITS.milliseconds / 1_000} seconds.`;
  if (message === 'out of memory') return `It needed more than ${SCRIPT_LIMITS.bytes / 1024 / 1024} MB.`;
  return name === undefined || name === 'Error' ? message : `${name}: ${message}`;
}

/** Returns the syntax fault of a script without running it. */
function syntaxFault(vm: QuickJSContext, script: string): ScriptFault | undefined {
  const compiled = vm.evalCode(script, FILE, { compileOnly: true });
  if (compiled.error) return { ...faultOf(vm, compiled.error), kind: 'syntax' };
  compiled.value.dispose();
  return undefined;
}

/** Runs `work` in a fresh context that earlier scripts could not change. */
function inContext<Result>(
  quickjs: QuickJSWASMModule,
  shouldStop: () => boolean,
  work: (vm: QuickJSContext) => Result,
): Result {
  const runtime = quickjs.newRuntime();
  runtime.setMemoryLimit(SCRIPT_LIMITS.bytes);
  runtime.setMaxStackSize(STACK_BYTES);
  runtime.setInterruptHandler(shouldStop);
  const vm = runtime.newContext();
  try {
    return work(vm);
  } finally {
    vm.dispose();
    runtime.dispose();
  }
}

/**
 * Runs a script to its end, or until `shouldStop` returns true, which is called repeatedly. Call it in a worker: some
 * calls of JavaScript can't be interrupted, and only terminating the worker ends them.
 */
export function runScript(
  quickjs: QuickJSWASMModule,
  { script, document, event, context, isOnlyRead = false }: ScriptRequest,
  shouldStop: () => boolean,
): ScriptResult {
  const state = new ScriptState({ document, event, context });
  const log: string[] = [];
  const fault = inContext(quickjs, shouldStop, (vm) => {
    const unreadable = syntaxFault(vm, script);
    if (unreadable || isOnlyRead) return unreadable;
    const unready = prepare(vm, state, log);
    if (unready) return unready;
    const run = vm.evalCode(script, FILE);
    if (run.error) return faultOf(vm, run.error);
    run.value.dispose();
    return undefined;
  });
  const { operations, events } = state;
  return { operations, events, log, ...(fault && { fault }) };
}
