import { useEffect, useRef, useSyncExternalStore } from 'react';
import { styled } from '@/components/theme';
import type { Document, Id } from '@/engine/document';
import { paintOnCanvas, pixelGrid, type CanvasContext } from '@/engine/paint/canvas';
import type { TextCache } from '@/engine/text';
import { drawWith } from './drawWith';
import type { PageEngine } from './loadPageEngine';
import type { PictureShelf } from './PictureShelf';
import { isSamePicture } from './isSamePicture';

/** Milliseconds after the last change before pictures are drawn, so that they never delay input. */
const REST = 150;

/** Longest side of a picture in CSS pixels. */
const SIDE = 64;

const Ground = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: SIDE + 8,
  height: SIDE + 8,
  marginBlock: '$1',
  borderRadius: '$small',
  backgroundColor: '$surfaceSunken',
  '& canvas': { display: 'block', backgroundColor: '#ffffff', boxShadow: '$raised' },
});

interface PagePictureProps {
  document: Document;
  pageId: Id;
  /** Undefined while it loads. */
  engine: PageEngine | undefined;
  shelf: PictureShelf;
}

/** The state that a picture shows. */
interface Drawn {
  readonly document: Document;
  readonly engine: PageEngine;
  readonly arrived: number;
}

/** A small picture of a page, redrawn shortly after a change that affects it. */
export function PagePicture({ document, pageId, engine, shelf }: PagePictureProps) {
  const arrived = useSyncExternalStore(shelf.subscribe, shelf.arrived);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<Drawn>(undefined);
  const caches = useRef(new Map<Id, TextCache>());

  useEffect(() => {
    if (!engine) return undefined;
    const timer = setTimeout(() => {
      const last = drawn.current;
      const isSame = last?.engine === engine && last.arrived === arrived;
      const element = canvas.current;
      if (!element || (isSame && isSamePicture(last.document, document, pageId))) return;
      drawn.current = { document, engine, arrived };
      paint(element, { document, pageId, engine, shelf }, caches.current);
    }, REST);
    return () => clearTimeout(timer);
  }, [document, pageId, engine, shelf, arrived]);

  return (
    <Ground aria-hidden>
      <canvas ref={canvas} width={0} height={0} />
    </Ground>
  );
}

/**
 * Reduces the document to this page and makes it visible: layouts skip hidden pages, and screen layouts draw only the
 * first.
 */
function keepOnlyPage(document: Document, pageId: Id): Document {
  const page = document.pages.items[pageId];
  if (!page) return document;
  return { ...document, pages: { order: [pageId], items: { [pageId]: { ...page, isVisible: true } } } };
}

function paint(
  element: HTMLCanvasElement,
  input: { document: Document; pageId: Id; engine: PageEngine; shelf: PictureShelf },
  caches: Map<Id, TextCache>,
): void {
  const { engine, shelf } = input;
  const { list } = drawWith({ ...input, document: keepOnlyPage(input.document, input.pageId) }, caches);
  const scale = SIDE / Math.max(list.width, list.height);
  const grid = pixelGrid(list, scale * window.devicePixelRatio);
  Object.assign(element, { width: grid.width, height: grid.height });
  Object.assign(element.style, { width: `${list.width * scale}px`, height: `${list.height * scale}px` });
  const context = element.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  paintOnCanvas(context as unknown as CanvasContext, list, {
    scale: grid,
    resources: engine.resources,
    pictures: shelf.picture,
  });
}
