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
  /** Undefined while it loads. */
  engine: PageEngine | undefined;
  shelf: PictureShelf;
  /** The moment of the animation. @default the page without animation */
  timeMs?: number | undefined;
  /** The part of the page to draw; must keep its identity while it is the same. @default the whole page */
  part?: DisplayInput['part'];
  /** Text caches kept between drawings, for sharing among several. @default its own caches */
  caches?: Map<Id, TextCache> | undefined;
}

/** Lays out a page for painting, again whenever its document changes or one of its pictures arrives. */
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
