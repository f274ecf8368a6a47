import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const { resolve } = createRequire(import.meta.url);
let ready: Promise<void> | undefined;

/** Resolves a drawing like the editor in a browser. */
export async function openSimplify(): Promise<(svg: string, fonts?: readonly Uint8Array[]) => string> {
  await (ready ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  return (svg, fonts = []) =>
    new Resvg(svg, {
      font: { fontBuffers: [...fonts], defaultFontFamily: 'Arimo', serifFamily: 'Arimo' },
    }).toString();
}
