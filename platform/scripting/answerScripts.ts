import { parentPort, workerData } from 'node:worker_threads';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import { runScript, type ScriptRequest } from '@/engine/resolve';
import { giveWay, NICENESS } from '../threads';
import type { ScriptReply } from './openScriptRunner';

/** Milliseconds after which a script lets threads with short work run first. */
const SHORT = 250;

const { milliseconds } = workerData as { milliseconds: number };
const quickjs = await newQuickJSWASMModuleFromVariant(variant);

parentPort?.on('message', (request: ScriptRequest) => {
  const begun = performance.now();
  let isWorn = false;
  const isOver = () => {
    const time = performance.now() - begun;
    if (time > SHORT && !isWorn) {
      giveWay(NICENESS.longScript);
      isWorn = true;
    }
    return time > milliseconds;
  };
  const result = runScript(quickjs, request, isOver);
  parentPort?.postMessage({ result, isWorn } satisfies ScriptReply);
});

// The script's time limit begins here.
parentPort?.postMessage('ready');
