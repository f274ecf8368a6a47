import { ancestry, type IdentifiedLayout } from '../layouts/lineage';
import type { Document } from '../schema/document';
import type { FrameIndex } from '../frames/indexFrames';
import type { Layout } from '../schema/layout';
import { anchorRules } from './anchorRules';
import { faultAt, has, range, reference, type Faults } from './check';
import { placementRules } from './placementRules';

function* resizableRules({ resizableByUser: limits }: Layout, path: readonly string[]): Faults {
  const at = [...path, 'resizableByUser'];
  yield* range(limits.minWidth, limits.maxWidth, [...at, 'minWidth']);
  yield* range(limits.minHeight, limits.maxHeight, [...at, 'minHeight']);
  yield* range(limits.aspectRange?.min, limits.aspectRange?.max, [...at, 'aspectRange', 'min']);
}

/** Checks that a child's ancestors end at a top layout. */
function* parentRules(document: Document, { id, layout }: IdentifiedLayout, path: readonly string[]): Faults {
  if (layout.type === 'top') return;
  yield* reference(document.layouts.items, layout.parentId, 'layout', [...path, 'parentId']);
  if (ancestry(document, id).at(-1)?.layout.type !== 'top') {
    yield faultAt([...path, 'parentId'], `The parents of ${id} form a circle.`);
  }
}

/** Returns the frames a layout inherits. */
function inheritedBy(document: Document, layoutId: string): ReadonlySet<string> {
  const [, ...ancestors] = ancestry(document, layoutId);
  return new Set(ancestors.flatMap(({ layout }) => Object.keys(layout.placements)));
}

/** Checks the frames of a layout: they exist, are placed once, and overrides are only for inherited ones. */
function* frameRules(
  document: Document,
  { id, layout }: IdentifiedLayout,
  frames: FrameIndex,
  path: readonly string[],
): Faults {
  const inherited = inheritedBy(document, id);
  for (const [frameId, placement] of Object.entries(layout.placements)) {
    const at = [...path, 'placements', frameId];
    if (inherited.has(frameId)) yield faultAt(at, `${frameId} is inherited and can only be overridden.`);
    yield* placementRules(frames, frameId, placement, at);
  }
  for (const [frameId, overrides] of layout.type === 'child' ? Object.entries(layout.overrides) : []) {
    const at = [...path, 'overrides', frameId];
    if (!inherited.has(frameId)) yield faultAt(at, `${frameId} is not inherited.`);
    yield* placementRules(frames, frameId, overrides, at);
  }
  for (const frameId of Object.keys(layout.crops)) {
    if (frames.get(frameId)?.frame.type !== 'image') {
      yield faultAt([...path, 'crops', frameId], `There is no image frame ${frameId}.`);
    }
  }
  for (const frameId of Object.keys(layout.barcodes)) {
    if (frames.get(frameId)?.frame.type !== 'barcode') {
      yield faultAt([...path, 'barcodes', frameId], `There is no barcode frame ${frameId}.`);
    }
  }
  for (const frameId of [...inherited, ...Object.keys(layout.placements)]) {
    if (frames.get(frameId)?.frame.type === 'barcode' && !has(layout.barcodes, frameId)) {
      yield faultAt([...path, 'barcodes'], `The settings of the barcode ${frameId} are missing.`);
    }
  }
}

/** Checks layouts: their parents, frames, limits, and the selected one. */
export function* rulesOfLayouts(document: Document, frames: FrameIndex): Faults {
  const { items } = document.layouts;
  yield* reference(items, document.selectedLayoutId, 'layout', ['selectedLayoutId']);
  for (const [id, layout] of Object.entries(items)) {
    const path = ['layouts', 'items', id];
    yield* parentRules(document, { id, layout }, path);
    yield* resizableRules(layout, path);
    yield* frameRules(document, { id, layout }, frames, path);
  }
  if (!Object.values(items).some(({ type }) => type === 'top')) {
    yield faultAt(['layouts'], 'A document needs a top layout.');
  }
  yield* anchorRules(document);
}
