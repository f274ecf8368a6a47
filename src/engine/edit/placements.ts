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

/** What a layout has stored of a frame's place: the placement of a frame added to it, or overrides of an inherited one. */
function storedOf(draft: DocumentDraft, layoutId: Id, frameId: Id): Draft<PlacementOverrides> | undefined {
  const layout = layoutOf(draft, layoutId);
  if (Object.hasOwn(layout.placements, frameId)) return layout.placements[frameId];
  if (layout.type === 'top' || !Object.hasOwn(layout.overrides, frameId)) return undefined;
  return layout.overrides[frameId];
}

/** Where to write a frame's place in a layout; an inherited frame gets overrides. Refuses where it is not drawn. */
export function writable(draft: DocumentDraft, layoutId: Id, frameId: Id): Draft<PlacementOverrides> {
  const layout = layoutOf(draft, layoutId);
  const stored = storedOf(draft, layoutId, frameId);
  if (stored) return stored;
  const [, ...ancestors] = ancestry(draft, layoutId);
  const inherited = ancestors.some(({ layout: ancestor }) => Object.hasOwn(ancestor.placements, frameId));
  if (layout.type === 'top' || !inherited) return refuse(`${layout.name} does not draw ${frameId}.`);
  layout.overrides[frameId] = {};
  return layout.overrides[frameId];
}

/** A layout as it stands, with what the operation has changed so far. */
export const resolved = (draft: DocumentDraft, layoutId: Id): ResolvedLayout => {
  layoutOf(draft, layoutId);
  return resolveLayout(current(draft), layoutId);
};

/** Writes boxes where the layout has stored something of its own. What it inherits follows by itself. */
function writeStored(draft: DocumentDraft, layoutId: Id, boxes: ReadonlyMap<Id, Box>): void {
  for (const [id, box] of boxes) {
    const stored = storedOf(draft, layoutId, id);
    for (const key of KEYS) if (stored?.[key] !== undefined) stored[key] = box[key];
  }
}

/** Puts frames of a layout elsewhere; those that are anchored to them follow. */
export function placeFrames(draft: DocumentDraft, layoutId: Id, places: ReadonlyMap<Id, Partial<Box>>): void {
  const { settings, placements } = resolved(draft, layoutId);
  for (const [id, place] of places) Object.assign(writable(draft, layoutId, id), place);
  writeStored(draft, layoutId, anchorFrames(placements, { before: settings, after: settings }, places));
}

/** Changes layouts in a way that may change their size, and moves the frames on them as their anchors say. */
export function resizing(draft: DocumentDraft, layoutIds: readonly Id[], change: () => void): void {
  const before = layoutIds.map((id) => [id, resolved(draft, id)] as const);
  change();
  for (const [id, { settings, placements }] of before) {
    const after = resolved(draft, id).settings;
    if (after.width === settings.width && after.height === settings.height) continue;
    writeStored(draft, id, anchorFrames(placements, { before: settings, after }));
  }
}
