import type { Box, Document, Id } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import type { Place, Point } from './geometry';

/** Rounds a position to six decimals: drags by pixels give endless fractions. */
export const roundLength = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Returns the operations that give frames of the selected layout new places. */
export function placing(
  document: Document,
  before: ReadonlyMap<Id, Place>,
  after: ReadonlyMap<Id, Place>,
): Operation[] {
  const layoutId = document.selectedLayoutId;
  const places: Record<Id, Box> = {};
  const rotations: Operation[] = [];
  for (const [frameId, { x, y, width, height, rotationDegrees }] of after) {
    places[frameId] = {
      x: roundLength(x),
      y: roundLength(y),
      width: roundLength(width),
      height: roundLength(height),
    };
    if (rotationDegrees !== before.get(frameId)?.rotationDegrees)
      rotations.push({
        kind: 'rotateFrames',
        layoutId,
        frameIds: [frameId],
        value: roundLength(rotationDegrees),
      });
  }
  return [{ kind: 'placeFrames', layoutId, places }, ...rotations];
}

/** Returns the operation that moves frames of the selected layout. */
export const moveFramesBy = (document: Document, frameIds: readonly Id[], { x, y }: Point): Operation => ({
  kind: 'moveFrames',
  layoutId: document.selectedLayoutId,
  frameIds: [...frameIds],
  by: { x: roundLength(x), y: roundLength(y) },
});
