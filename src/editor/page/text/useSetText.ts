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
import { getTextCache } from '../drawWith';
import type { PageEngine } from '../loadPageEngine';
import type { SetText } from './model/moves';
import { findTextFrame } from './model/findTextFrame';

/** A text laid out on the shown page. */
export interface PlacedText extends SetText {
  /** The placement, in points. */
  readonly placement: Placement;
}

/**
 * Returns the layout of a frame's text by stored positions; `undefined` if the layout does not draw it.
 * @param caches text caches shared with the page, so that each text is laid out once
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
    const frame = findTextFrame(document, frameId);
    if (!own || !frame) return undefined;
    const placement = convertPlacement(own, (length) => convertLength(length, settings.unit, 'pt'));
    const { fonts, hyphensOf, breaksOf } = engine;
    const drawn = layoutFrame(
      {
        document,
        fonts,
        hyphensOf,
        ...(breaksOf && { breaksOf }),
        cacheOf: () => getTextCache(kept, frameId),
      },
      { frameId, frame, placement },
    );
    const { paragraphs } = frame;
    return { placement, paragraphs, layout: storedLayout(drawn, document, paragraphs) };
  }, [document, frameId, engine, kept]);
}
