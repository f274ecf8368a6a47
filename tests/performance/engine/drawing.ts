import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadBarcodes, type DisplayList } from '@/engine/display';
import type { Document } from '@/engine/document';
import { drawPage } from '@/engine/draw';
import { harfbuzzSubset, writePdf, type SubsetExports } from '@/engine/pdf';
import { createFontBook, createTextCache, openFont, type TextCache } from '@/engine/text';
import { compress } from '../../../platform/rendering/compress';
import { LAYOUT_ID, PAGE_ID } from '../../engine/reference/build';

const { resolve } = createRequire(import.meta.url);

/** The font of all texts. */
export const FONT_FILE = resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf');
export const face = openFont('arimo', new Uint8Array(readFileSync(FONT_FILE)));
export const fonts = createFontBook([{ family: 'Arimo', style: 'Regular', face }], []);
const encodeBarcode = await loadBarcodes();

const { instance } = await WebAssembly.instantiate(
  readFileSync(resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
);
const subsetFont = harfbuzzSubset(instance.exports as unknown as SubsetExports);

/** Keeps texts between two drawings, like the platform and the editor. */
export function keptTexts(): (frameId: string) => TextCache {
  const caches = new Map<string, TextCache>();
  return (frameId) => {
    const cache = caches.get(frameId) ?? createTextCache();
    caches.set(frameId, cache);
    return cache;
  };
}

/** Draws the only page of a document, at a moment if animated. */
export const draw = (
  document: Document,
  cacheOf?: (frameId: string) => TextCache,
  timeMs?: number,
): DisplayList =>
  drawPage({
    document,
    layoutId: LAYOUT_ID,
    pageId: PAGE_ID,
    fonts,
    encodeBarcode,
    picture: () => undefined,
    ...(cacheOf && { cacheOf }),
    ...(timeMs !== undefined && { timeMs }),
  }).list;

/** Writes pages as one PDF. */
export const pdfOf = (pages: Iterable<DisplayList>): Promise<Uint8Array> =>
  writePdf({
    pages,
    fonts: () => face,
    pictures: () => undefined,
    ports: { subsetFont, compress },
  });
