import { useMemo, useState } from 'react';
import {
  convertLength,
  convertPlacement,
  resolveLayout,
  type Document,
  type Id,
  type Placement,
} from '@/engine/document';
import { layoutFrame, storedLayout } from '@/engine/draw';
import type { TextCache } from '@/engine/text';
import { cacheIn } from '../drawWith';
import type { PageEngine } from '../loadPageEngine';
import type { SetText } from './model/moves';
import { textFrameOf } from './model/textFrameOf';

/** A text as it stands on the page that is shown. */
export interface PlacedText extends SetText {
  /** Lengths in points. */
  readonly placement: Placement;
}

/**
 * The text of a frame as it is drawn, by the places it is stored at; `undefined` where the layout does not draw it.
 * @param caches what is kept of the texts of the page; each is laid out once for the page and for this
 */
export function useSetText(
  document: Document,
  frameId: Id,
  engine: PageEngine,
  caches?: Map<Id, TextCache>,
): PlacedText | undefined {
  const [own] = useState(() => new Map<Id, TextCache>());
  const kept = caches ?? own;
  return useMemo(() => {
    const { settings, placements } = resolveLayout(document, document.selectedLayoutId);
    const own = placements.get(frameId);
    const frame = textFrameOf(document, frameId);
    if (!own || !frame) return undefined;
    const placement = convertPlacement(own, (length) => convertLength(length, settings.unit, 'pt'));
    const { fonts, hyphensOf, breaksOf } = engine;
    const drawn = layoutFrame(
      { document, fonts, hyphensOf, ...(breaksOf && { breaksOf }), cacheOf: () => cacheIn(kept, frameId) },
      { frameId, frame, placement },
    );
    const { paragraphs } = frame;
    return { placement, paragraphs, layout: storedLayout(drawn, document, paragraphs) };
  }, [document, frameId, engine, kept]);
}
