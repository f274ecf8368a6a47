import { engineKey, type PageEngine } from '@/editor/page/loadPageEngine';
import type { PictureShelf } from '@/editor/page/PictureShelf';
import { loadBarcodes } from '@/engine/display';
import type { Document } from '@/engine/document';
import { newCanvasResources } from '@/engine/paint/canvas';
import { loadHyphenation } from '@/engine/text';
import { testFonts } from '../../../engine/support/fonts';

/** The engine for checking pages of a document, without painting. */
export async function testEngine(document: Document): Promise<PageEngine> {
  const nothing = (): never => {
    throw new Error('Nothing is painted here.');
  };
  return {
    key: engineKey(document),
    fonts: testFonts(),
    encodeBarcode: await loadBarcodes(),
    hyphensOf: await loadHyphenation([]),
    resources: newCanvasResources({
      createCanvas: nothing,
      createPath: nothing,
      outlines: { outlineOf: nothing } as never,
    }),
    fallbacks: [],
    lacksFonts: false,
  };
}

/** A shelf with pictures of these sizes by key; those in `waiting` are loading, all others missing. */
export function shelfOf(
  sizes: Readonly<Record<string, readonly [width: number, height: number]>> = {},
  waiting: readonly string[] = [],
): PictureShelf {
  const shelf: Pick<PictureShelf, 'subscribe' | 'arrived' | 'answered' | 'isWaiting' | 'picture'> = {
    subscribe: () => () => true,
    arrived: () => 0,
    answered: () => 0,
    isWaiting: (key) => waiting.includes(key),
    picture: (key) => {
      const [width, height] = sizes[key] ?? [];
      return width === undefined || height === undefined ? undefined : { image: {} as never, width, height };
    },
  };
  return shelf as PictureShelf;
}
