import type { Anchor, AnchorTarget } from '../schema/placement';
import type { Id } from '../schema/primitives';

/** Returns the targets of an anchor. */
function targetsOf(anchor: Anchor): readonly AnchorTarget[] {
  if (anchor.type === 'relative') return [];
  return anchor.type === 'startAndEnd' ? [anchor.start, anchor.end] : [anchor.target];
}

/** Returns the frames an anchor depends on. */
export const framesOf = (anchor: Anchor): readonly Id[] =>
  targetsOf(anchor).flatMap((target) => (target.type === 'frame' ? [target.frameId] : []));

/**
 * Orders frames so that each comes after its anchor targets on this axis; `undefined` if they form a circle. Targets
 * that are not given count as the page.
 */
export function anchorOrder(anchors: ReadonlyMap<Id, Anchor>): readonly Id[] | undefined {
  const followers = new Map<Id, Id[]>();
  const waiting = new Map<Id, number>();
  const order: Id[] = [];
  for (const [id, anchor] of anchors) {
    const targets = framesOf(anchor).filter((target) => anchors.has(target));
    if (targets.length === 0) order.push(id);
    else waiting.set(id, targets.length);
    for (const target of targets) {
      const known = followers.get(target);
      if (known) known.push(id);
      else followers.set(target, [id]);
    }
  }
  // The array grows during the loop.
  for (const id of order) {
    for (const follower of followers.get(id) ?? []) {
      const left = (waiting.get(follower) ?? 0) - 1;
      waiting.set(follower, left);
      if (left === 0) order.push(follower);
    }
  }
  return order.length === anchors.size ? order : undefined;
}
