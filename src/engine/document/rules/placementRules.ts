import type { FrameIndex } from '../frames/indexFrames';
import { framesOf } from '../layouts/anchorOrder';
import type { Animation } from '../schema/animation';
import type { Frame } from '../schema/frames';
import type { PlacementOverrides } from '../schema/placement';
import type { Id } from '../schema/primitives';
import { faultAt, range, type Faults } from './check';

/** Placement properties of only one kind of frame. */
const KINDS = { fit: 'image', copyFitting: 'text', autoGrow: 'text' } as const satisfies Partial<
  Record<keyof PlacementOverrides, Frame['type']>
>;

/** Checks that each part of an animation ends after its start. */
function* animationRules(animation: Animation, path: readonly string[]): Faults {
  yield* range(animation.from, animation.to, [...path, 'from']);
  for (const part of ['intro', 'emphasis', 'outro'] as const) {
    yield* range(animation[part]?.from, animation[part]?.to, [...path, part, 'from']);
  }
}

/** Checks a placement or a child's overrides: they match the frame's kind, and anchor targets are on the same page. */
export function* placementRules(
  frames: FrameIndex,
  frameId: Id,
  placement: PlacementOverrides,
  path: readonly string[],
): Faults {
  const placed = frames.get(frameId);
  if (!placed) {
    yield faultAt(path, `There is no frame ${frameId}.`);
    return;
  }
  for (const [key, kind] of Object.entries(KINDS)) {
    if (placed.frame.type !== kind && Object.hasOwn(placement, key)) {
      yield faultAt([...path, key], `Only ${kind} frames have this.`);
    }
  }
  for (const axis of ['horizontal', 'vertical'] as const) {
    for (const target of placement.anchoring ? framesOf(placement.anchoring[axis]) : []) {
      if (frames.get(target)?.pageId === placed.pageId) continue;
      yield faultAt([...path, 'anchoring', axis], `There is no frame ${target} on the same page.`);
    }
  }
  const { copyFitting, autoGrow, animation } = placement;
  if (copyFitting) yield* range(copyFitting.min, copyFitting.max, [...path, 'copyFitting', 'min']);
  if (autoGrow) {
    yield* range(autoGrow.minWidth, autoGrow.maxWidth, [...path, 'autoGrow', 'minWidth']);
    yield* range(autoGrow.minHeight, autoGrow.maxHeight, [...path, 'autoGrow', 'minHeight']);
  }
  if (animation) yield* animationRules(animation, [...path, 'animation']);
}
