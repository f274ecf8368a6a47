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
import { placesOf } from '../../page/frames/placesOf';

/** Where the frames of a page stand that can be worked on: the visible ones that are not locked, from back to front. */
export function freePlacesOf(document: Document, pageId: Id): ReadonlyMap<Id, Place> {
  const items = document.pages.items[pageId]?.frames.items ?? {};
  return new Map([...placesOf(document, pageId)].filter(([frameId]) => !items[frameId]?.isLocked));
}

/**
 * What a press on a frame is about: the outermost group around it or, within the group that was gone into, the next one;
 * the frame itself where there is none.
 */
export function unitAt(page: Page, frameId: Id, entered: Id | undefined): Id {
  const around = groupsAround(parentsIn(page), frameId);
  const depth = entered === undefined ? -1 : around.indexOf(entered);
  return (depth < 0 ? around.at(-1) : around[depth - 1]) ?? frameId;
}

/** The frames that are selected with one of them, of those that can be: all of its group. */
export function unitFrames(
  page: Page,
  frameId: Id,
  entered: Id | undefined,
  free: ReadonlyMap<Id, Place>,
): readonly Id[] {
  const unit = framesIn(page, unitAt(page, frameId, entered));
  return [...free.keys()].filter((each) => unit.includes(each));
}

/** A selection as the frames and groups it is made of, from back to front: a group where all in it is selected that can be. */
export function unitsOf(
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
