import type { Draft } from 'immer';
import type { Frame, Id, Layout, Page, Variable } from '../document';
import { refuse, type DocumentDraft } from './operation';

/** Returns an item by id; refuses a missing one. */
export function itemOf<Item>(items: Record<Id, Item>, id: Id, what: string): Item {
  const item = Object.hasOwn(items, id) ? items[id] : undefined;
  return item ?? refuse(`There is no ${what} ${id}.`);
}

/** Returns a layout by id; refuses a missing one. */
export const layoutOf = (draft: DocumentDraft, id: Id): Draft<Layout> =>
  itemOf(draft.layouts.items, id, 'layout');

/** Returns a page by id; refuses a missing one. */
export const pageOf = (draft: DocumentDraft, id: Id): Draft<Page> => itemOf(draft.pages.items, id, 'page');

/** Returns a variable by id; refuses a missing one. */
export const variableOf = (draft: DocumentDraft, id: Id): Draft<Variable> =>
  itemOf(draft.variables.items, id, 'variable');

/** Returns the page of a frame. */
export const pageOfFrame = (draft: DocumentDraft, frameId: Id): Draft<Page> =>
  Object.values(draft.pages.items).find(({ frames }) => Object.hasOwn(frames.items, frameId)) ??
  refuse(`There is no frame ${frameId}.`);

/** Returns a frame by id, from any page. */
export const frameOf = (draft: DocumentDraft, frameId: Id): Draft<Frame> =>
  itemOf(pageOfFrame(draft, frameId).frames.items, frameId, 'frame');

/** Returns a frame by id; refuses another type. */
export function frameOfType<Type extends Frame['type']>(
  draft: DocumentDraft,
  frameId: Id,
  type: Type,
): Extract<Draft<Frame>, { type: Type }> {
  const frame = frameOf(draft, frameId);
  if (frame.type !== type) refuse(`${frame.name} is no ${type} frame.`);
  return frame as Extract<Draft<Frame>, { type: Type }>;
}
