import { useMemo, useState, useSyncExternalStore } from 'react';
import type { DisplayInput, DisplayResult } from '@/engine/display';
import type { Document, Id } from '@/engine/document';
import type { TextCache } from '@/engine/text';
import { drawWith } from './drawWith';
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
  /** Which part of the page; the same object for as long as it is the same part. @default all of it */
  part?: DisplayInput['part'];
  /** What is kept of its texts from one drawing to the next, where several drawings share it. @default its own */
  caches?: Map<Id, TextCache> | undefined;
}

/** A page as it is painted, drawn again whenever its document changes or a picture of it arrives. */
export function useDrawnPage(input: DrawnPageInput): DisplayResult | undefined {
  const { document, pageId, engine, shelf, timeMs, part, caches: shared } = input;
  const arrived = useSyncExternalStore(shelf.subscribe, shelf.arrived);
  const [own] = useState(() => new Map<Id, TextCache>());
  const caches = shared ?? own;
  return useMemo(
    () => engine && drawWith({ document, pageId, engine, shelf, timeMs, part }, caches),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `arrived` stands for what `picture` answers
    [document, pageId, engine, shelf, timeMs, part, caches, arrived],
  );
}
