import { current, type Draft } from 'immer';
import * as z from 'zod/mini';
import { groupsAround, parentsIn, type Group, type Id, type Page } from '../../document';
import { MOST_FRAMES } from '../../document/schema/page';
import { id, name } from '../../document/schema/primitives';
import { pageOf } from '../find';
import { operation, refuse, type DocumentDraft } from '../operation';
import { forgetMembers } from '../references';
import { keepTogether } from '../stack';

const members = z.array(id).check(z.minLength(1), z.maxLength(MOST_FRAMES));

interface Found {
  readonly page: Draft<Page>;
  readonly groups: Draft<Record<Id, Group>>;
  readonly group: Draft<Group>;
}

/** Returns a group with its page; refuses a missing one. */
function groupOf(draft: DocumentDraft, groupId: Id): Found {
  for (const page of Object.values(draft.pages.items)) {
    const { groups = {} } = page;
    const group = Object.hasOwn(groups, groupId) ? groups[groupId] : undefined;
    if (group) return { page, groups, group };
  }
  return refuse(`There is no group ${groupId}.`);
}

/** Returns the group that contains all of several members directly, if there is one. */
function commonGroup(page: Page, ids: readonly Id[]): Id | undefined {
  const parents = parentsIn(page);
  const [first = ''] = ids;
  const around = new Set(ids.map((member) => parents.get(member)));
  return around.size === 1 ? parents.get(first) : undefined;
}

/** Returns the ids that are in no other chosen group, without duplicates. */
function outermost(page: Page, ids: readonly Id[]): Id[] {
  const parents = parentsIn(page);
  const chosen = new Set(ids);
  return [...chosen].filter((member) => !groupsAround(parents, member).some((around) => chosen.has(around)));
}

/** Refuses ids that are neither a frame nor a group of the page. */
function refuseUnknown({ frames, groups = {} }: Page, ids: readonly Id[]): void {
  for (const member of ids)
    if (!Object.hasOwn(frames.items, member) && !Object.hasOwn(groups, member))
      refuse(`The page has no frame or group ${member}.`);
}

/** Operations on groups. */
export const groups = {
  /** Members leave their previous groups; the new group is inside their common parent. */
  groupFrames: operation(
    { pageId: id, groupId: id, name, members },
    (draft, { pageId, groupId, name: called, members: chosen }) => {
      const page = pageOf(draft, pageId);
      refuseUnknown(current(page), chosen);
      const own = outermost(current(page), chosen);
      const parentId = commonGroup(current(page), own);
      if (page.groups && Object.hasOwn(page.groups, groupId)) refuse(`There is a group ${groupId} already.`);
      page.groups ??= {};
      if (parentId !== undefined) page.groups[parentId]?.members.push(groupId);
      page.groups[groupId] = { name: called, members: own };
      forgetMembers(draft, new Set(own), groupId);
      keepTogether(page);
    },
  ),
  /** Members move to the group around the removed one. */
  ungroupFrames: operation({ groupIds: z.array(id) }, (draft, { groupIds }) => {
    const gone = new Set(groupIds);
    for (const groupId of gone) groupOf(draft, groupId);
    for (const page of Object.values(draft.pages.items)) {
      const { groups = {} } = current(page);
      const parents = parentsIn(current(page));
      for (const groupId of gone) {
        const group = Object.hasOwn(groups, groupId) ? groups[groupId] : undefined;
        if (!group) continue;
        const parentId = groupsAround(parents, groupId).find((around) => !gone.has(around));
        const staying = group.members.filter((member) => !gone.has(member));
        if (parentId !== undefined) page.groups?.[parentId]?.members.push(...staying);
        delete page.groups?.[groupId];
      }
    }
    forgetMembers(draft, gone);
  }),
  renameGroup: operation({ groupId: id, name }, (draft, payload) => {
    groupOf(draft, payload.groupId).group.name = payload.name;
  }),
  /** Moves frames and groups into a group of their page; out of all groups if it is null. */
  moveIntoGroup: operation(
    { pageId: id, members, groupId: z.nullable(id) },
    (draft, { pageId, members: chosen, groupId }) => {
      const page = pageOf(draft, pageId);
      refuseUnknown(current(page), chosen);
      if (groupId !== null) {
        const around = [groupId, ...groupsAround(parentsIn(current(page)), groupId)];
        if (chosen.some((member) => around.includes(member))) refuse('A group can’t lie in itself.');
        const { page: itsPage, group } = groupOf(draft, groupId);
        if (itsPage !== page) refuse('The group is on another page.');
        const own = outermost(current(page), chosen).filter((member) => !group.members.includes(member));
        group.members.push(...own);
        forgetMembers(draft, new Set(own), groupId);
      } else forgetMembers(draft, new Set(chosen));
      keepTogether(page);
    },
  ),
};
