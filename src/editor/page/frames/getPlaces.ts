import { resolveLayout, type Document, type Id } from '@/engine/document';
import type { Place } from './geometry';

/** Returns the places of a page's visible frames in the selected layout, from back to front. */
export function getPlaces(document: Document, pageId: Id): ReadonlyMap<Id, Place> {
  const { placements } = resolveLayout(document, document.selectedLayoutId);
  const order = document.pages.items[pageId]?.frames.order ?? [];
  return new Map(
    order.flatMap((frameId) => {
      const placement = placements.get(frameId);
      if (!placement?.isVisible) return [];
      const { x, y, width, height, rotationDegrees } = placement;
      return [[frameId, { x, y, width, height, rotationDegrees }] as const];
    }),
  );
}
