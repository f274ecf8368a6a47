import { current, type Draft } from 'immer';
import {
  anchorFrames,
  resolveLayout,
  type Box,
  type Id,
  type PlacementOverrides,
  type ResolvedLayout,
} from '../document';
import { ancestry } from '../document/layouts/lineage';
import { layoutOf } from './find';
import { refuse, type DocumentDraft } from './operation';

const KEYS = ['x', 'y', 'width', 'height'] as const;

/** Returns the stored placement of a frame in a layout: its own, or the overrides of an inherited one. */
function storedOf(draft: DocumentDraft, layoutId: Id, frameId: Id): Draft<PlacementOverrides> | undefined {
  const layout = layoutOf(draft, layoutId);
  if (Object.hasOwn(layout.placements, frameId)) return layout.placements[frameId];
  if (layout.type === 'top' || !Object.hasOwn(layout.overrides, frameId)) return undefined;
  return layout.overrides[frameId];
}

/**
 * Returns the placement to write to; creates overrides for an inherited frame. Refuses a frame the layout does not
 * draw.
 */
export function ensurePlacement(draft: DocumentDraft, layoutId: Id, frameId: Id): Draft<PlacementOverrides> {
  const layout = layoutOf(draft, layoutId);
  const stored = storedOf(draft, layoutId, frameId);
  if (stored) return stored;
  const [, ...ancestors] = ancestry(draft, layoutId);
  const inherited = ancestors.some(({ layout: ancestor }) => Object.hasOwn(ancestor.placements, frameId));
  if (layout.type === 'top' || !inherited) return refuse(`${layout.name} does not draw ${frameId}.`);
  layout.overrides[frameId] = {};
  return layout.overrides[frameId];
}

/** Resolves a layout with the changes of the operation so far. */
export const resolveDraft = (draft: DocumentDraft, layoutId: Id): ResolvedLayout => {
  layoutOf(draft, layoutId);
  return resolveLayout(current(draft), layoutId);
};

/** Writes boxes where the layout stores its own values; inherited ones follow automatically. */
function writeStored(draft: DocumentDraft, layoutId: Id, boxes: ReadonlyMap<Id, Box>): void {
  for (const [id, box] of boxes) {
    const stored = storedOf(draft, layoutId, id);
    for (const key of KEYS) if (stored?.[key] !== undefined) stored[key] = box[key];
  }
}

/** Moves frames of a layout; frames anchored to them follow. */
export function placeFrames(draft: DocumentDraft, layoutId: Id, places: ReadonlyMap<Id, Partial<Box>>): void {
  const { settings, placements } = resolveDraft(draft, layoutId);
  for (const [id, place] of places) Object.assign(ensurePlacement(draft, layoutId, id), place);
  writeStored(draft, layoutId, anchorFrames(placements, { before: settings, after: settings }, places));
}

/** Applies a change that may resize layouts, and moves their frames by their anchors. */
export function resizeLayouts(draft: DocumentDraft, layoutIds: readonly Id[], change: () => void): void {
  const before = layoutIds.map((id) => [id, resolveDraft(draft, id)] as const);
  change();
  for (const [id, { settings, placements }] of before) {
    const after = resolveDraft(draft, id).settings;
    if (after.width === settings.width && after.height === settings.height) continue;
    writeStored(draft, id, anchorFrames(placements, { before: settings, after }));
  }
}
