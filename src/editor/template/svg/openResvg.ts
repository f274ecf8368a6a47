import { initWasm, Resvg } from '@resvg/resvg-wasm';
import wasmUrl from '@resvg/resvg-wasm/index_bg.wasm?url';
import { FALLBACK_FAMILY, type Simplify } from './readSvg';

let pending: Promise<void> | undefined;

async function load(): Promise<void> {
  const wasm = await fetch(wasmUrl);
  if (!wasm.ok) throw new Error(`The renderer's file answered ${wasm.status}.`);
  await initWasm(await wasm.arrayBuffer());
}

/** Loads resvg once; retries after a failure. */
export async function openResvg(): Promise<Simplify> {
  pending ??= load().catch((cause: unknown) => {
    pending = undefined;
    throw cause;
  });
  await pending;
  return (svg, fonts) => {
    const drawing = new Resvg(svg, { font: { defaultFontFamily: FALLBACK_FAMILY, fontBuffers: [...fonts] } });
    try {
      return drawing.toString();
    } finally {
      release(drawing);
    }
  };
}

/** Frees memory. This fails after a trap; then the memory is freed with the worker. */
function release(drawing: InstanceType<typeof Resvg>): void {
  try {
    drawing.free();
  } catch {
    // Throwing here would hide the trap.
  }
}
