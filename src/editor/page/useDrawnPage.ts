import { useMemo, useState, useSyncExternalStore } from 'react';
import { cmykToRgb } from '@/domain/colour';
import type { DisplayResult } from '@/engine/display';
import type { Document, Id } from '@/engine/document';
import { drawPage } from '@/engine/draw';
import { createTextCache, type TextCache } from '@/engine/text';
import type { PageEngine } from './loadPageEngine';
import type { PictureShelf } from './PictureShelf';

interface DrawnPageInput {
  document: Document;
  pageId: Id;
  /** None while it loads. */
  engine: PageEngine | undefined;
  shelf: PictureShelf;
  /** The moment of its animation. @default the page without animation */
  timeMs?: number | undefined;
}

/** A page as it is painted, drawn again whenever its document changes or a picture of it arrives. */
export function useDrawnPage(input: DrawnPageInput): DisplayResult | undefined {
  const { document, pageId, engine, shelf, timeMs } = input;
  const arrived = useSyncExternalStore(shelf.subscribe, shelf.arrived);
  const [caches] = useState(() => new Map<Id, TextCache>());
  return useMemo(
    () => {
      if (!engine) return undefined;
      const { fonts, encodeBarcode, hyphensOf } = engine;
      const layoutId = document.selectedLayoutId;
      const { picture } = shelf;
      const cacheOf = (frameId: Id) => {
        const cache = caches.get(frameId) ?? createTextCache();
        caches.set(frameId, cache);
        return cache;
      };
      return drawPage({
        ...{ document, layoutId, pageId, fonts, picture, cmykToRgb, encodeBarcode, hyphensOf, cacheOf },
        ...(timeMs !== undefined && { timeMs }),
      });
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `arrived` stands for what `picture` answers
    [document, pageId, engine, shelf, timeMs, caches, arrived],
  );
}
