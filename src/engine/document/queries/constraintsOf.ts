import { ALL_OFF, type FrameConstraints } from '../schema/constraints';
import type { Document } from '../schema/document';
import type { Id } from '../schema/primitives';

/** Returns a project user's permissions for a frame. Resizing and turning imply moving, as both shift its edges. */
export function constraintsOf(document: Pick<Document, 'constraints'>, frameId: Id): FrameConstraints {
  const { frames } = document.constraints;
  const own = (Object.hasOwn(frames, frameId) ? frames[frameId] : undefined) ?? ALL_OFF;
  const moves = own.resizeAllowed || own.rotationAllowed;
  return {
    ...own,
    horizontalMoveAllowed: own.horizontalMoveAllowed || moves,
    verticalMoveAllowed: own.verticalMoveAllowed || moves,
  };
}
