import { openResvg } from './openResvg';
import { readSvg, type FoundFonts } from './readSvg';
import type { DrawingRequest } from './readDrawing';

/* Worker that reads one drawing, so that a large one never blocks the page. The page ends it after the answer. */

let giveFonts: (fonts: FoundFonts) => void = () => undefined;

/** Requests the fonts of families from the page. */
const findFonts = (families: readonly string[]): Promise<FoundFonts> =>
  new Promise((resolve) => {
    giveFonts = resolve;
    self.postMessage({ families });
  });

async function read(text: string): Promise<void> {
  try {
    const simplify = await openResvg();
    self.postMessage({ answer: await readSvg(text, { simplify, findFonts }) });
  } catch (error) {
    self.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<DrawingRequest>) => {
  if ('text' in data) void read(data.text);
  else giveFonts(data.fonts);
});
