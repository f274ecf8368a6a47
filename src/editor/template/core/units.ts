import {
  framesIn,
  framesOfStack,
  groupsAround,
  parentsIn,
  stackOf,
  type Document,
  type Id,
  type Page,
  type Stacked,
} from '@/engine/document';
import type { Place } from '../../page/frames/geometry';
import { getPlaces } from '../../page/frames/getPlaces';

/** Returns the places of a page's visible, unlocked frames, from back to front. */
export function getFreePlaces(document: Document, pageId: Id): ReadonlyMap<Id, Place> {
  const items = document.pages.items[pageId]?.frames.items ?? {};
  return new Map([...getPlaces(document, pageId)].filter(([frameId]) => !items[frameId]?.isLocked));
}

/**
 * Returns the item that a press on a frame selects: its outermost group, or inside the entered group the next one;
 * the frame itself if there is none.
 */
export function findUnit(page: Page, frameId: Id, entered: Id | undefined): Id {
  const around = groupsAround(parentsIn(page), frameId);
  const depth = entered === undefined ? -1 : around.indexOf(entered);
  return (depth < 0 ? around.at(-1) : around[depth - 1]) ?? frameId;
}

/** Returns the selectable frames that are selected together with a frame: all of its group. */
export function unitFrames(
  page: Page,
  frameId: Id,
  entered: Id | undefined,
  free: ReadonlyMap<Id, Place>,
): readonly Id[] {
  const unit = framesIn(page, findUnit(page, frameId, entered));
  return [...free.keys()].filter((each) => unit.includes(each));
}

/**
 * Returns a selection as frames and groups, from back to front: a group if all its selectable frames are selected.
 */
export function getUnits(
  page: Page,
  frameIds: readonly Id[],
  free: ReadonlyMap<Id, Place>,
): readonly Stacked[] {
  const selected = new Set(frameIds);
  const walk = (stack: readonly Stacked[]): readonly Stacked[] =>
    stack.flatMap((item) => {
      const within = framesOfStack([item]).filter((frameId) => free.has(frameId) || selected.has(frameId));
      if (within.length > 0 && within.every((frameId) => selected.has(frameId))) return [item];
      return item.type === 'group' ? walk(item.members) : [];
    });
  return walk(stackOf(page));
}
