import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { harfbuzzSubset, writePdf, type PdfInput, type PdfPorts, type SubsetExports } from '@/engine/pdf';
import type { DisplayItem, DisplayList } from '@/engine/display';
import { testFace } from '../../support/fonts';

const { resolve } = createRequire(import.meta.url);
const wasm = readFileSync(resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
const { instance } = await WebAssembly.instantiate(wasm);

/** The ports in Node. */
export const PORTS: PdfPorts = {
  subsetFont: harfbuzzSubset(instance.exports as unknown as SubsetExports),
  compress: (bytes) => deflateSync(bytes),
};

/** Fonts of the tests by keys such as `arimo-400Regular`. */
export const FONTS: PdfInput['fonts'] = (key) => {
  const [, family, style] = /^(.+)-(\w+)$/.exec(key) ?? [];
  return family && style ? testFace(family, style) : undefined;
};

/** A page of 200 by 100 points without bleed. */
export const page = (items: readonly DisplayItem[], more: Partial<DisplayList> = {}): DisplayList => ({
  width: 200,
  height: 100,
  bleed: { top: 0, right: 0, bottom: 0, left: 0 },
  items,
  ...more,
});

/** The input for a PDF of these pages, with the fonts of the tests and no pictures. */
export const inputOf = (pages: PdfInput['pages'], more: Partial<PdfInput> = {}): PdfInput => ({
  pages,
  fonts: FONTS,
  pictures: () => undefined,
  ports: PORTS,
  ...more,
});

/** Writes the PDF of one page of items. */
export const pdfOf = (items: readonly DisplayItem[], more: Partial<PdfInput> = {}): Promise<Uint8Array> =>
  writePdf(inputOf([page(items)], more));
