import type { Box, Document, Id } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import type { Place, Point } from './geometry';

/** A place to six decimals: what is dragged by pixels ends in endless fractions. */
export const tidy = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Puts frames of the selected layout elsewhere, turned as they are given. */
export function placing(
  document: Document,
  before: ReadonlyMap<Id, Place>,
  after: ReadonlyMap<Id, Place>,
): Operation[] {
  const layoutId = document.selectedLayoutId;
  const places: Record<Id, Box> = {};
  const rotations: Operation[] = [];
  for (const [frameId, { x, y, width, height, rotationDegrees }] of after) {
    places[frameId] = { x: tidy(x), y: tidy(y), width: tidy(width), height: tidy(height) };
    if (rotationDegrees !== before.get(frameId)?.rotationDegrees)
      rotations.push({
        ...{ kind: 'rotateFrames', layoutId, frameIds: [frameId] },
        value: tidy(rotationDegrees),
      });
  }
  return [{ kind: 'placeFrames', layoutId, places }, ...rotations];
}

/** Moves frames of the selected layout. */
export const movingBy = (document: Document, frameIds: readonly Id[], { x, y }: Point): Operation => ({
  ...{ kind: 'moveFrames', layoutId: document.selectedLayoutId, frameIds: [...frameIds] },
  by: { x: tidy(x), y: tidy(y) },
});
