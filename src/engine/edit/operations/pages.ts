import { castDraft, current } from 'immer';
import * as z from 'zod/mini';
import { newPage, type Id } from '../../document';
import { id, name, wholeBetween } from '../../document/schema/primitives';
import { insert, move, remove } from '../collections';
import { copyPlaces } from '../copyPlaces';
import { pageOf } from '../find';
import { operation, refuse, type DocumentDraft } from '../operation';
import { resolveDraft } from '../placements';
import { forgetFrames } from '../references';

/** Refuses to hide or delete the last visible page. */
function keepOneVisible(draft: DocumentDraft, pageId: string): void {
  const others = Object.entries(draft.pages.items).filter(([other]) => other !== pageId);
  if (!others.some(([, { isVisible }]) => isVisible)) refuse('At least one page must stay visible.');
}

/** Refuses new pages unless a print layout is selected, since others would not show them. */
function refuseUnlessPrint(draft: DocumentDraft): void {
  if (resolveDraft(draft, draft.selectedLayoutId).settings.intent !== 'print') {
    refuse('Pages are added while a print layout is selected.');
  }
}

/** Maps originals to the ids of their copies; refuses a missing id. */
const idsOfCopies = (ids: readonly Id[], given: Readonly<Record<Id, Id>>): ReadonlyMap<Id, Id> =>
  new Map(
    ids.map((from) => [
      from,
      Object.hasOwn(given, from) ? (given[from] ?? '') : refuse(`The copy of ${from} has no id.`),
    ]),
  );

/** Operations on pages. */
export const pages = {
  addPage: operation(
    { pageId: id, name, at: z.exactOptional(wholeBetween(0, 100)) },
    (draft, { pageId, name: called, at }) => {
      refuseUnlessPrint(draft);
      insert(draft.pages, pageId, castDraft(newPage(called)), at);
    },
  ),
  /**
   * `frameIds` maps each frame of the page to the id of its copy, and `groupIds` each group. The copy follows its page
   * in the order.
   */
  duplicatePage: operation(
    {
      pageId: id,
      newPageId: id,
      name,
      frameIds: z.record(id, id),
      groupIds: z.exactOptional(z.record(id, id)),
    },
    (draft, { pageId, newPageId, name: called, frameIds, groupIds = {} }) => {
      refuseUnlessPrint(draft);
      const { frames, groups = {}, ...page } = current(pageOf(draft, pageId));
      const copies = idsOfCopies(frames.order, frameIds);
      const copiesOfGroups = idsOfCopies(Object.keys(groups), groupIds);
      const copiedGroups = Object.entries(groups).map(([groupId, group]) => {
        const members = group.members.map((member) => copies.get(member) ?? copiesOfGroups.get(member) ?? '');
        return [copiesOfGroups.get(groupId), { ...group, members }] as const;
      });
      const items = frames.order.map((frameId) => [copies.get(frameId), frames.items[frameId]] as const);
      const copied = { order: [...copies.values()], items: Object.fromEntries(items) };
      insert(
        draft.pages,
        newPageId,
        {
          ...page,
          name: called,
          frames: copied,
          ...(copiedGroups.length > 0 && { groups: Object.fromEntries(copiedGroups) }),
        },
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
