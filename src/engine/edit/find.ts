import type { Draft } from 'immer';
import type { Frame, Id, Layout, Page, Variable } from '../document';
import { refuse, type DocumentDraft } from './operation';

/** One of several items, by its id; refuses where there is none. */
export function itemOf<Item>(items: Record<Id, Item>, id: Id, what: string): Item {
  const item = Object.hasOwn(items, id) ? items[id] : undefined;
  return item ?? refuse(`There is no ${what} ${id}.`);
}

/** The layout of an id. */
export const layoutOf = (draft: DocumentDraft, id: Id): Draft<Layout> =>
  itemOf(draft.layouts.items, id, 'layout');

/** The page of an id. */
export const pageOf = (draft: DocumentDraft, id: Id): Draft<Page> => itemOf(draft.pages.items, id, 'page');

/** The variable of an id. */
export const variableOf = (draft: DocumentDraft, id: Id): Draft<Variable> =>
  itemOf(draft.variables.items, id, 'variable');

/** The page a frame lies on. */
export const pageOfFrame = (draft: DocumentDraft, frameId: Id): Draft<Page> =>
  Object.values(draft.pages.items).find(({ frames }) => Object.hasOwn(frames.items, frameId)) ??
  refuse(`There is no frame ${frameId}.`);

/** The frame of an id, whatever page it lies on. */
export const frameOf = (draft: DocumentDraft, frameId: Id): Draft<Frame> =>
  itemOf(pageOfFrame(draft, frameId).frames.items, frameId, 'frame');

/** The frame of an id if it is of this type. */
export function frameOfType<Type extends Frame['type']>(
  draft: DocumentDraft,
  frameId: Id,
  type: Type,
): Extract<Draft<Frame>, { type: Type }> {
  const frame = frameOf(draft, frameId);
  if (frame.type !== type) refuse(`${frame.name} is no ${type} frame.`);
  return frame as Extract<Draft<Frame>, { type: Type }>;
}
