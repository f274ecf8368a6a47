import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import { runScript, SCRIPT_LIMITS, type ScriptRequest } from '@/engine/resolve';

/* The thread in which scripts of documents run: what hangs here, hangs nothing else. */

const quickjs = await newQuickJSWASMModuleFromVariant(variant);

self.addEventListener('message', ({ data }: MessageEvent<ScriptRequest>) => {
  const end = performance.now() + SCRIPT_LIMITS.milliseconds;
  self.postMessage(runScript(quickjs, data, () => performance.now() > end));
});

// From here on the script's time counts.
self.postMessage('ready');
