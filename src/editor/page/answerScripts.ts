import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import { runScript, SCRIPT_LIMITS, type ScriptRequest } from '@/engine/resolve';

/* The worker that runs the scripts of documents: a script that hangs blocks nothing else. */

const quickjs = await newQuickJSWASMModuleFromVariant(variant);

self.addEventListener('message', ({ data }: MessageEvent<ScriptRequest>) => {
  const end = performance.now() + SCRIPT_LIMITS.milliseconds;
  self.postMessage(runScript(quickjs, data, () => performance.now() > end));
});

// The time limit of the script starts here.
self.postMessage('ready');
