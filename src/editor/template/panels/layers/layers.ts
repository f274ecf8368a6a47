import { Barcode, Circle, Group, Image, Pentagon, PenTool, Square, Type } from 'lucide-react';
import type { IconGlyph } from '@/components/Icon';
import {
  framesIn,
  framesOfStack,
  parentsIn,
  resolveLayout,
  stackOf,
  type Document,
  type Frame,
  type Id,
  type Outline,
  type Page,
  type Stacked,
} from '@/engine/document';
import type { Operation } from '@/engine/edit';
import type { Drop, TreeItem } from '../rows/rows';

const KINDS: Readonly<Record<Frame['type'], { glyph: IconGlyph; kind: string }>> = {
  text: { glyph: Type, kind: 'text' },
  image: { glyph: Image, kind: 'image' },
  shape: { glyph: Square, kind: 'shape' },
  barcode: { glyph: Barcode, kind: 'barcode' },
};

/** Icons of shapes by outline. */
const OUTLINES: Readonly<Record<Outline['type'], IconGlyph>> = {
  rectangle: Square,
  ellipse: Circle,
  polygon: Pentagon,
  path: PenTool,
};

const lookOf = (frame: Frame) =>
  frame.type === 'shape' ? { ...KINDS.shape, glyph: OUTLINES[frame.outline.type] } : KINDS[frame.type];

/** A frame or group of the page. */
export interface Layer extends TreeItem {
  /** Its frames that the layout draws, from back to front. */
  readonly frameIds: readonly Id[];
  readonly isHidden: boolean;
  readonly isLocked: boolean;
}

/** Returns the frames and groups that the shown layout draws, topmost first. */
export function listLayers(document: Document, pageId: Id): readonly Layer[] {
  const { placements } = resolveLayout(document, document.selectedLayoutId);
  const page = document.pages.items[pageId];
  const frames = page?.frames.items ?? {};
  const layer = (item: Stacked, parentId: Id | undefined): Layer | undefined => {
    const frameIds = framesOfStack([item]).filter((frameId) => placements.has(frameId));
    const frame = frames[item.id];
    const look =
      item.type === 'group'
        ? { name: page?.groups?.[item.id]?.name ?? '', glyph: Group, kind: 'group', holds: true }
        : frame && { name: frame.name, ...lookOf(frame) };
    if (!look || frameIds.length === 0) return undefined;
    const isHidden = frameIds.every((frameId) => !placements.get(frameId)?.isVisible);
    const isLocked = frameIds.every((frameId) => frames[frameId]?.isLocked);
    const facts = [...(isHidden ? ['hidden'] : []), ...(isLocked ? ['locked'] : [])].join(', ');
    return {
      id: item.id,
      parentId,
      frameIds,
      isHidden,
      isLocked,
      ...look,
      isDimmed: isHidden || isLocked,
      facts: facts || undefined,
    };
  };
  const walk = (stack: readonly Stacked[], parentId: Id | undefined): Layer[] =>
    stack.toReversed().flatMap((item) => {
      const own = layer(item, parentId);
      return own ? [own, ...(item.type === 'group' ? walk(item.members, item.id) : [])] : [];
    });
  return page ? walk(stackOf(page), undefined) : [];
}

/** Returns the selected rows; the row of a group only if all of its frames are selected. */
export const findSelectedRows = (layers: readonly Layer[], selection: readonly Id[]): readonly Id[] => {
  const rows = new Set(layers.map(({ id }) => id));
  const groups = layers.filter(
    ({ id, frameIds }) => !selection.includes(id) && frameIds.every((frameId) => selection.includes(frameId)),
  );
  return [...groups.map(({ id }) => id), ...selection.filter((frameId) => rows.has(frameId))];
};

/**
 * Returns the frames of chosen rows. If a frame of a selected group was deselected, the group's own row, still
 * chosen, must not add it again.
 */
export function collectFrames(
  layers: readonly Layer[],
  ids: readonly Id[],
  before: readonly Id[],
): readonly Id[] {
  return ids.flatMap((id) => {
    const frameIds = layers.find((layer) => layer.id === id)?.frameIds ?? [];
    const isThinned =
      before.includes(id) && frameIds.some((frameId) => frameId !== id && ids.includes(frameId));
    return isThinned ? [] : frameIds;
  });
}

/** Returns the operations that move rows in the stack, into or out of groups; upper rows are in front. */
export function moveRows(page: Page, pageId: Id, ids: readonly Id[], drop: Drop): Operation[] {
  const { targetId, place } = drop;
  const parents = parentsIn(page);
  const groupId = (place === 'into' ? targetId : parents.get(targetId)) ?? null;
  const isElsewhere = ids.some((id) => (parents.get(id) ?? null) !== groupId);
  const frameIds = ids.flatMap((id) => framesIn(page, id));
  const rest = page.frames.order.filter((id) => !frameIds.includes(id));
  const target = framesIn(page, targetId).map((id) => rest.indexOf(id));
  const to = place === 'before' ? Math.max(...target) + 1 : Math.min(...target);
  return [
    ...(isElsewhere ? [{ kind: 'moveIntoGroup', pageId, members: [...ids], groupId } as const] : []),
    { kind: 'arrangeFrames', pageId, frameIds, to },
  ];
}
