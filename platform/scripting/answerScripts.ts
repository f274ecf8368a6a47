import { parentPort, workerData } from 'node:worker_threads';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import { runScript, type ScriptRequest } from '@/engine/resolve';

const { milliseconds } = workerData as { milliseconds: number };
const quickjs = await newQuickJSWASMModuleFromVariant(variant);

parentPort?.on('message', (request: ScriptRequest) => {
  const end = performance.now() + milliseconds;
  parentPort?.postMessage(runScript(quickjs, request, () => performance.now() > end));
});

// From here on the script's time counts.
parentPort?.postMessage('ready');
