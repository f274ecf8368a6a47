import { current } from 'immer';
import type { Anchor, Id } from '../document';
import type { DocumentDraft } from './operation';

type Copies = ReadonlyMap<Id, Id>;

/** Returns an anchor target, replaced by the copy of its frame if there is one. */
function copyTarget<Target extends { readonly type: string; readonly frameId?: Id }>(
  target: Target,
  copies: Copies,
): Target {
  const copy = target.frameId === undefined ? undefined : copies.get(target.frameId);
  return copy === undefined ? target : { ...target, frameId: copy };
}

function copyAnchor(anchor: Anchor, copies: Copies): Anchor {
  if (anchor.type === 'relative') return anchor;
  if (anchor.type === 'startAndEnd')
    return { ...anchor, start: copyTarget(anchor.start, copies), end: copyTarget(anchor.end, copies) };
  return { ...anchor, target: copyTarget(anchor.target, copies) };
}

/** Copies a placement; anchors to copied frames point to their copies. */
function copyPlace<Place extends { readonly anchoring?: { horizontal: Anchor; vertical: Anchor } }>(
  place: Place,
  copies: Copies,
): Place {
  const { anchoring } = place;
  if (!anchoring) return place;
  const [horizontal, vertical] = [
    copyAnchor(anchoring.horizontal, copies),
    copyAnchor(anchoring.vertical, copies),
  ];
  return { ...place, anchoring: { horizontal, vertical } };
}

/** Copies entries of frames to the ids of their copies. */
function copyEntries<Value>(
  items: Record<Id, Value>,
  copies: Copies,
  copy: (value: Value) => Value = (value) => value,
): void {
  for (const [from, to] of copies) {
    const value = Object.hasOwn(items, from) ? items[from] : undefined;
    if (value !== undefined) items[to] = copy(current(value as object) as Value);
  }
}

/** Gives copies of frames the placements, crops, barcodes and constraints of their originals, in all layouts. */
export function copyPlaces(draft: DocumentDraft, copies: Copies): void {
  for (const layout of Object.values(draft.layouts.items)) {
    copyEntries(layout.placements, copies, (place) => copyPlace(place, copies));
    if (layout.type === 'child') copyEntries(layout.overrides, copies, (place) => copyPlace(place, copies));
    copyEntries(layout.crops, copies);
    copyEntries(layout.barcodes, copies);
  }
  copyEntries(draft.constraints.frames, copies);
}
