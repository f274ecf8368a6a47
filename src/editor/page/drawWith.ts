import type { DisplayInput, DisplayResult } from '@/engine/display';
import type { Document, Id } from '@/engine/document';
import { drawPage } from '@/engine/draw';
import { createTextCache, type TextCache } from '@/engine/text';
import type { PageEngine } from './loadPageEngine';
import type { PictureShelf } from './PictureShelf';

interface DrawInput {
  readonly document: Document;
  readonly pageId: Id;
  readonly engine: PageEngine;
  readonly shelf: PictureShelf;
  /** The moment of the animation. @default the page without animation */
  readonly timeMs?: number | undefined;
  /** The part of the page to draw. @default the whole page */
  readonly part?: DisplayInput['part'];
}

/** Returns the text cache of a frame; creates one if there is none. */
export function getTextCache(caches: Map<Id, TextCache>, frameId: Id): TextCache {
  const cache = caches.get(frameId) ?? createTextCache();
  caches.set(frameId, cache);
  return cache;
}

/**
 * Lays out a page for painting.
 * @param caches the text caches of its frames, kept between drawings
 */
export function drawWith(input: DrawInput, caches: Map<Id, TextCache>): DisplayResult {
  const { document, pageId, engine, shelf, timeMs, part } = input;
  const { fonts, encodeBarcode, hyphensOf, breaksOf } = engine;
  const layoutId = document.selectedLayoutId;
  const { picture } = shelf;
  const cacheOf = (frameId: Id) => getTextCache(caches, frameId);
  return drawPage({
    document,
    layoutId,
    pageId,
    fonts,
    picture,
    encodeBarcode,
    hyphensOf,
    cacheOf,
    ...(breaksOf && { breaksOf }),
    ...(timeMs !== undefined && { timeMs }),
    ...(part && { part }),
  });
}
