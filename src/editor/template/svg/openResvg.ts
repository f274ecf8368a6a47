import { initWasm, Resvg } from '@resvg/resvg-wasm';
import wasmUrl from '@resvg/resvg-wasm/index_bg.wasm?url';
import type { Simplify } from './readSvg';

let pending: Promise<void> | undefined;

async function load(): Promise<void> {
  const wasm = await fetch(wasmUrl);
  if (!wasm.ok) throw new Error(`The renderer's file answered ${wasm.status}.`);
  await initWasm(await wasm.arrayBuffer());
}

/** The family text is set in whose own isn't there, as its file names it. */
const FALLBACK = 'Arimo';

/** Fetches what resolves drawings, once; a failure is tried again next time. */
export async function openResvg(): Promise<Simplify> {
  pending ??= load().catch((cause: unknown) => {
    pending = undefined;
    throw cause;
  });
  await pending;
  return (svg, fonts) => {
    const families = {
      defaultFontFamily: FALLBACK,
      sansSerifFamily: FALLBACK,
      serifFamily: FALLBACK,
      monospaceFamily: FALLBACK,
      cursiveFamily: FALLBACK,
      fantasyFamily: FALLBACK,
    };
    const drawing = new Resvg(svg, { font: { ...families, fontBuffers: [...fonts] } });
    const simple = drawing.toString();
    drawing.free();
    return simple;
  };
}
