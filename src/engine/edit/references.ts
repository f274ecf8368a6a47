import { current, type Draft } from 'immer';
import type { Anchor, Group, Id, Run } from '../document';
import { framesOf } from '../document/layouts/anchorOrder';
import type { DocumentDraft } from './operation';

/** Filters a list in place; writes nothing if all items stay. */
function keepOnly<Item>(list: Item[], stays: (item: Item) => boolean): void {
  for (let index = list.length - 1; index >= 0; index--) {
    if (!stays(list[index] as Item)) list.splice(index, 1);
  }
}

const RELATIVE: Draft<Anchor> = { type: 'relative' };

const follows = (anchor: Anchor, frames: ReadonlySet<Id>): boolean =>
  framesOf(anchor).some((frameId) => frames.has(frameId));

function forgetTargets(draft: DocumentDraft, frames: ReadonlySet<Id>): void {
  for (const layout of Object.values(draft.layouts.items)) {
    const own = layout.type === 'child' ? Object.values(layout.overrides) : [];
    for (const { anchoring } of [...Object.values(layout.placements), ...own]) {
      if (anchoring && follows(anchoring.horizontal, frames)) anchoring.horizontal = { ...RELATIVE };
      if (anchoring && follows(anchoring.vertical, frames)) anchoring.vertical = { ...RELATIVE };
    }
  }
}

/** Removes ids from triggers. Removes a trigger that loses all its ids, since without ids it would match everything. */
function forgetTriggers(draft: DocumentDraft, gone: ReadonlySet<Id>): void {
  for (const { triggers } of Object.values(draft.actions.items)) {
    keepOnly(triggers, (trigger) => {
      const ids =
        trigger.event === 'frameMoved'
          ? trigger.frameIds
          : trigger.event === 'variableValueChanged'
            ? trigger.variableIds
            : undefined;
      if (!ids) return true;
      keepOnly(ids, (id) => !gone.has(id));
      return ids.length > 0;
    });
  }
}

/**
 * Removes frames and groups from the groups of their pages, and deletes emptied groups.
 * @param exceptIn the group they stay in
 */
export function forgetMembers(draft: DocumentDraft, ids: ReadonlySet<Id>, exceptIn?: Id): void {
  for (const page of Object.values(draft.pages.items)) {
    const { groups } = page;
    if (!groups) continue;
    const { gone, touched } = findLeaving(current(page).groups ?? {}, ids, exceptIn);
    for (const groupId of touched) {
      const group = groups[groupId];
      if (!group) continue;
      if (gone.has(groupId)) delete groups[groupId];
      else group.members = group.members.filter((member) => !gone.has(member));
    }
    if (Object.keys(groups).length === 0) delete page.groups;
  }
}

/**
 * Finds the members that leave the groups of a page; visits each once.
 * @returns the ids with the groups they empty, and the groups that lose members
 */
function findLeaving(
  groups: Readonly<Record<Id, Group>>,
  ids: ReadonlySet<Id>,
  exceptIn: Id | undefined,
): { readonly gone: ReadonlySet<Id>; readonly touched: ReadonlySet<Id> } {
  const around = new Map<Id, Id[]>();
  const left = new Map<Id, number>();
  for (const [groupId, { members }] of Object.entries(groups)) {
    if (groupId === exceptIn) continue;
    const distinct = new Set(members);
    left.set(groupId, distinct.size);
    for (const member of distinct) {
      const known = around.get(member);
      if (known) known.push(groupId);
      else around.set(member, [groupId]);
    }
  }
  const gone = new Set(ids);
  const touched = new Set<Id>();
  // An emptied group leaves its parent group: the set grows during the loop.
  for (const goneId of gone)
    for (const groupId of around.get(goneId) ?? []) {
      touched.add(groupId);
      const count = (left.get(groupId) ?? 0) - 1;
      left.set(groupId, count);
      if (count === 0) gone.add(groupId);
    }
  return { gone, touched };
}

/** Removes all references to frames: placements, groups, crops, barcodes, anchors, constraints and triggers. */
export function forgetFrames(draft: DocumentDraft, ids: readonly Id[]): void {
  const gone = new Set(ids);
  for (const layout of Object.values(draft.layouts.items)) {
    for (const id of gone) {
      delete layout.placements[id];
      delete layout.crops[id];
      delete layout.barcodes[id];
      if (layout.type === 'child') delete layout.overrides[id];
    }
  }
  for (const id of gone) delete draft.constraints.frames[id];
  forgetMembers(draft, gone);
  forgetTargets(draft, gone);
  forgetTriggers(draft, gone);
}

/** Removes layouts from the conditions of variables; a variable whose condition becomes empty is visible. */
export function forgetLayouts(draft: DocumentDraft, ids: readonly Id[]): void {
  for (const variable of Object.values(draft.variables.items)) {
    if (variable.type === 'group' || variable.visibility.type !== 'conditional') continue;
    keepOnly(variable.visibility.layouts, ({ layoutId }) => !ids.includes(layoutId));
    showWithoutConditions(variable);
  }
}

function showWithoutConditions(
  variable: Exclude<Draft<DocumentDraft['variables']['items'][Id]>, { type: 'group' }>,
) {
  const { visibility } = variable;
  if (visibility.type !== 'conditional') return;
  if (visibility.layouts.length + visibility.comparisons.length === 0)
    variable.visibility = { type: 'visible' };
}

const names = (run: Run, id: Id): boolean => run.type === 'variable' && run.variableId === id;

function forgetInFrames(draft: DocumentDraft, id: Id): void {
  for (const frame of Object.values(draft.pages.items).flatMap(({ frames }) => Object.values(frames.items))) {
    if (frame.type === 'text') {
      for (const { runs } of frame.paragraphs) keepOnly(runs, (run) => !names(run, id));
    }
    if (frame.type === 'image' && frame.source.type === 'variable' && frame.source.variableId === id) {
      frame.source = { type: 'none' };
    }
    if (frame.type === 'barcode' && frame.value.type === 'variable' && frame.value.variableId === id) {
      frame.value = { type: 'fixed', value: '' };
    }
  }
}

/** Removes every use of a variable: in texts, pictures, barcodes, conditions, folders, triggers and connectors. */
export function forgetVariable(draft: DocumentDraft, id: Id): void {
  forgetInFrames(draft, id);
  forgetTriggers(draft, new Set([id]));
  for (const variable of Object.values(draft.variables.items)) {
    if (variable.type === 'image') {
      for (const key of ['folder', 'uploadFolder'] as const) {
        const folder = variable[key];
        if (folder.type === 'variable' && folder.variableId === id)
          variable[key] = { type: 'fixed', path: '' };
      }
    }
    if (variable.type === 'group' || variable.visibility.type !== 'conditional') continue;
    keepOnly(variable.visibility.comparisons, ({ variableId }) => variableId !== id);
    showWithoutConditions(variable);
  }
  for (const { mappings } of Object.values(draft.connectors.items)) {
    keepOnly(mappings, (mapping) => mapping.type !== 'variable' || mapping.variableId !== id);
  }
}
