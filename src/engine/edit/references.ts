import type { Draft } from 'immer';
import type { Anchor, Id, Run } from '../document';
import { framesOf } from '../document/layouts/anchorOrder';
import type { DocumentDraft } from './operation';

/** Items of a list that stay. Nothing is written where all do. */
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

/** Takes ids out of triggers. One that waited for nothing else goes, since without ids it would wait for all. */
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
 * Takes frames and groups out of the groups of their pages; a group that has nothing left goes.
 * @param exceptIn the group they stay in
 */
export function forgetMembers(draft: DocumentDraft, ids: ReadonlySet<Id>, exceptIn?: Id): void {
  for (const page of Object.values(draft.pages.items)) {
    const { groups } = page;
    if (!groups) continue;
    // What is emptied here is taken out of the group around it: the list grows while it is walked.
    const gone = new Set(ids);
    for (const goneId of gone) {
      for (const [groupId, { members }] of Object.entries(groups)) {
        const index = members.indexOf(goneId);
        if (index < 0 || groupId === exceptIn) continue;
        members.splice(index, 1);
        if (members.length > 0) continue;
        delete groups[groupId];
        gone.add(groupId);
      }
    }
    if (Object.keys(groups).length === 0) delete page.groups;
  }
}

/** Removes all that speaks of frames: places, groups, crops, barcodes, anchors, constraints and triggers. */
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

/** Removes layouts from the conditions of variables; a condition left without any shows the variable. */
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
