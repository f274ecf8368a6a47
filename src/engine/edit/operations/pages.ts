import { castDraft } from 'immer';
import * as z from 'zod/mini';
import { newPage } from '../../document';
import { id, name, wholeBetween } from '../../document/schema/primitives';
import { insert, move, remove } from '../collections';
import { pageOf } from '../find';
import { operation, refuse, type DocumentDraft } from '../operation';
import { resolved } from '../placements';
import { forgetFrames } from '../references';

/** Refuses to take the last visible page away. */
function keepOneVisible(draft: DocumentDraft, pageId: string): void {
  const others = Object.entries(draft.pages.items).filter(([other]) => other !== pageId);
  if (!others.some(([, { isVisible }]) => isVisible)) refuse('One page at least stays visible.');
}

/** Pages. */
export const pages = {
  addPage: operation(
    { pageId: id, name, at: z.exactOptional(wholeBetween(0, 100)) },
    (draft, { pageId, name: called, at }) => {
      if (resolved(draft, draft.selectedLayoutId).settings.intent !== 'print') {
        refuse('Pages are added while a print layout is selected.');
      }
      insert(draft.pages, pageId, castDraft(newPage(called)), at);
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
