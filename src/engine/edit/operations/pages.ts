import { castDraft, current } from 'immer';
import * as z from 'zod/mini';
import { newPage } from '../../document';
import { id, name, wholeBetween } from '../../document/schema/primitives';
import { insert, move, remove } from '../collections';
import { copyPlaces } from '../copyPlaces';
import { pageOf } from '../find';
import { operation, refuse, type DocumentDraft } from '../operation';
import { resolved } from '../placements';
import { forgetFrames } from '../references';

/** Refuses to take the last visible page away. */
function keepOneVisible(draft: DocumentDraft, pageId: string): void {
  const others = Object.entries(draft.pages.items).filter(([other]) => other !== pageId);
  if (!others.some(([, { isVisible }]) => isVisible)) refuse('One page at least stays visible.');
}

/** Refuses new pages where none of them would be seen. */
function refuseUnlessPrint(draft: DocumentDraft): void {
  if (resolved(draft, draft.selectedLayoutId).settings.intent !== 'print') {
    refuse('Pages are added while a print layout is selected.');
  }
}

/** Pages. */
export const pages = {
  addPage: operation(
    { pageId: id, name, at: z.exactOptional(wholeBetween(0, 100)) },
    (draft, { pageId, name: called, at }) => {
      refuseUnlessPrint(draft);
      insert(draft.pages, pageId, castDraft(newPage(called)), at);
    },
  ),
  /** `frameIds` gives each frame of the page the id of its copy. The copy follows its page in the order. */
  duplicatePage: operation(
    { pageId: id, newPageId: id, name, frameIds: z.record(id, id) },
    (draft, { pageId, newPageId, name: called, frameIds }) => {
      refuseUnlessPrint(draft);
      const { frames, ...page } = current(pageOf(draft, pageId));
      const copies = new Map(
        frames.order.map((frameId) => [
          frameId,
          Object.hasOwn(frameIds, frameId)
            ? (frameIds[frameId] ?? '')
            : refuse(`The copy of ${frameId} has no id.`),
        ]),
      );
      const items = frames.order.map((frameId) => [copies.get(frameId), frames.items[frameId]] as const);
      const copied = { order: [...copies.values()], items: Object.fromEntries(items) };
      insert(
        draft.pages,
        newPageId,
        { ...page, name: called, frames: copied },
        draft.pages.order.indexOf(pageId) + 1,
      );
      copyPlaces(draft, copies);
    },
  ),
  deletePage: operation({ pageId: id }, (draft, { pageId }) => {
    const { frames } = pageOf(draft, pageId);
    keepOneVisible(draft, pageId);
    forgetFrames(draft, frames.order);
    remove(draft.pages, pageId);
  }),
  movePage: operation({ pageId: id, to: wholeBetween(0, 100) }, (draft, { pageId, to }) =>
    move(draft.pages, pageId, to),
  ),
  renamePage: operation({ pageId: id, name }, (draft, payload) => {
    pageOf(draft, payload.pageId).name = payload.name;
  }),
  setPageVisibility: operation({ pageId: id, isVisible: z.boolean() }, (draft, { pageId, isVisible }) => {
    const page = pageOf(draft, pageId);
    if (!isVisible) keepOneVisible(draft, pageId);
    page.isVisible = isVisible;
  }),
};
