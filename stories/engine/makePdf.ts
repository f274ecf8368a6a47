import subsetter from 'harfbuzzjs/dist/harfbuzz-subset.wasm?url';
import type { DisplayList } from '@/engine/display';
import { harfbuzzSubset, writePdf, type SubsetExports } from '@/engine/pdf';
import type { LoadedEngine } from './loadEngine';

/** Compresses with the browser's deflate, including a zlib header. */
async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const deflated = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(deflated).arrayBuffer());
}

/** Makes the PDF of a page in the browser. */
export async function makePdf(list: DisplayList, { faces }: LoadedEngine): Promise<Blob> {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(subsetter));
  const bytes = await writePdf({
    pages: [list],
    fonts: (key) => faces.find((face) => face.key === key),
    pictures: () => undefined,
    ports: {
      subsetFont: harfbuzzSubset(instance.exports as unknown as SubsetExports),
      compress: (part) => compress(part as Uint8Array<ArrayBuffer>),
    },
  });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}
