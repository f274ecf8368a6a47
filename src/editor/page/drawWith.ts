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
  /** The moment of its animation. @default the page without animation */
  readonly timeMs?: number | undefined;
  /** Which part of the page. @default all of it */
  readonly part?: DisplayInput['part'];
}

/** What is kept of the text of a frame; something new where nothing was. */
export function cacheIn(caches: Map<Id, TextCache>, frameId: Id): TextCache {
  const cache = caches.get(frameId) ?? createTextCache();
  caches.set(frameId, cache);
  return cache;
}

/**
 * A page as it is painted.
 * @param caches what is kept of the texts of its frames between drawings
 */
export function drawWith(input: DrawInput, caches: Map<Id, TextCache>): DisplayResult {
  const { document, pageId, engine, shelf, timeMs, part } = input;
  const { fonts, encodeBarcode, hyphensOf, breaksOf } = engine;
  const layoutId = document.selectedLayoutId;
  const { picture } = shelf;
  const cacheOf = (frameId: Id) => cacheIn(caches, frameId);
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
