import type { Page } from '../schema/page';
import type { Id } from '../schema/primitives';

/** The part of a page that concerns groups. */
type Grouped = Pick<Page, 'frames' | 'groups'>;

/** A frame of a page, or a group with its members. */
export type Stacked =
  | { readonly type: 'frame'; readonly id: Id }
  | { readonly type: 'group'; readonly id: Id; readonly members: readonly Stacked[] };

/** Returns the parent group of each grouped frame or group of a page. */
export const parentsIn = ({ groups = {} }: Pick<Page, 'groups'>): ReadonlyMap<Id, Id> =>
  new Map(
    Object.entries(groups).flatMap(([groupId, { members }]) =>
      members.map((member) => [member, groupId] as const),
    ),
  );

/** Returns the groups around an item, the innermost first. Stops if groups form a circle. */
export function groupsAround(parents: ReadonlyMap<Id, Id>, id: Id): readonly Id[] {
  const around = new Set<Id>();
  for (let at = parents.get(id); at !== undefined && !around.has(at); at = parents.get(at)) around.add(at);
  return [...around];
}

/**
 * Returns the nesting depth of each group, itself included; `Infinity` if it is in a circle. Visits each group once, at
 * any depth.
 */
export function depthsOfGroups(
  parents: ReadonlyMap<Id, Id>,
  groupIds: readonly Id[],
): ReadonlyMap<Id, number> {
  const depths = new Map<Id, number>();
  for (const groupId of groupIds) {
    const walked = new Set<Id>();
    let at: Id | undefined = groupId;
    for (; at !== undefined && !depths.has(at) && !walked.has(at); at = parents.get(at)) walked.add(at);
    let depth = at === undefined ? 0 : (depths.get(at) ?? Infinity);
    for (const id of [...walked].reverse()) depths.set(id, (depth += 1));
  }
  return depths;
}

/**
 * Returns the frames and groups of a page from back to front. A group is at the level of its topmost frame, with
 * nothing between its members.
 */
export function stackOf(page: Grouped): readonly Stacked[] {
  const parents = parentsIn(page);
  const membersOf = new Map<Id | undefined, Stacked[]>();
  const placed = new Set<Id>();
  const put = (item: Stacked) => {
    const members = membersOf.get(parents.get(item.id));
    if (members) members.push(item);
    else membersOf.set(parents.get(item.id), [item]);
  };
  // Going back from the front, the first member of a group decides its level.
  for (const frameId of page.frames.order.toReversed()) {
    put({ type: 'frame', id: frameId });
    for (const id of groupsAround(parents, frameId)) {
      if (placed.has(id)) break;
      placed.add(id);
      put({ type: 'group', id, members: [] });
    }
  }
  const fillGroup = (parentId: Id | undefined): Stacked[] =>
    (membersOf.get(parentId) ?? [])
      .toReversed()
      .map((item) => (item.type === 'frame' ? item : { ...item, members: fillGroup(item.id) }));
  return fillGroup(undefined);
}

/** Returns the frames of a part of a stack, from back to front. */
export const framesOfStack = (stack: readonly Stacked[]): readonly Id[] =>
  stack.flatMap((item) => (item.type === 'frame' ? [item.id] : framesOfStack(item.members)));

/** Returns the frames within a frame or group of a page, in no particular order. */
export function framesIn({ frames, groups = {} }: Grouped, id: Id): readonly Id[] {
  if (Object.hasOwn(frames.items, id)) return [id];
  const members = Object.hasOwn(groups, id) ? (groups[id]?.members ?? []) : [];
  return members.flatMap((member) => framesIn({ frames, groups }, member));
}
