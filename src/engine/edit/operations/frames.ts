import { castDraft, current } from 'immer';
import * as z from 'zod/mini';
import { framesOfStack, newBarcode, stackOf, type BarcodeType, type Stacked } from '../../document';
import { branchOf } from '../../document/layouts/lineage';
import { blendMode, dropShadow, stroke } from '../../document/schema/appearance';
import { frameConstraints } from '../../document/schema/constraints';
import { frame } from '../../document/schema/frames';
import { placement } from '../../document/schema/placement';
import { MOST_FRAMES } from '../../document/schema/page';
import { fraction, id, name, wholeBetween } from '../../document/schema/primitives';
import { insert } from '../collections';
import { frameOf, itemOf, layoutOf, pageOf, pageOfFrame } from '../find';
import { operation, refuse, type DocumentDraft } from '../operation';
import { resolveDraft } from '../placements';
import { forgetFrames } from '../references';
import { keepTogether } from '../stack';

const frameIds = z.array(id);

const BARCODE: BarcodeType = 'code128';

/** Adds settings of a new barcode to each layout that draws it. */
function addBarcodes(draft: DocumentDraft, layoutId: string, frameId: string): void {
  for (const drawing of branchOf(current(draft), layoutId)) {
    const { unit } = resolveDraft(draft, drawing).settings;
    layoutOf(draft, drawing).barcodes[frameId] = castDraft(newBarcode(BARCODE, unit));
  }
}

const TOWARDS = ['front', 'forward', 'backward', 'back'] as const;
type Towards = (typeof TOWARDS)[number];

/** Returns an order with the chosen items moved; chosen items and others each keep their order. */
function reorder<Item>(order: readonly Item[], chosen: ReadonlySet<Item>, towards: Towards): readonly Item[] {
  const [picked, rest] = [order.filter((it) => chosen.has(it)), order.filter((it) => !chosen.has(it))];
  if (towards === 'front') return [...rest, ...picked];
  if (towards === 'back') return [...picked, ...rest];
  const step = towards === 'forward' ? 1 : -1;
  const moved = [...order];
  // Begins at the leading end, so that no chosen item passes another.
  for (const it of step > 0 ? picked.reverse() : picked) {
    const from = moved.indexOf(it);
    const neighbour = moved[from + step];
    if (neighbour === undefined || chosen.has(neighbour)) continue;
    moved[from + step] = it;
    moved[from] = neighbour;
  }
  return moved;
}

/** Moves frames among their siblings: a whole group among its neighbours, a part of it within the group. */
function reorderStack(
  stack: readonly Stacked[],
  chosen: ReadonlySet<string>,
  towards: Towards,
): readonly Stacked[] {
  const isWhole = (item: Stacked): boolean => framesOfStack([item]).every((frameId) => chosen.has(frameId));
  const within = stack.map((item) =>
    item.type === 'frame' || isWhole(item)
      ? item
      : { ...item, members: reorderStack(item.members, chosen, towards) },
  );
  return reorder(within, new Set(within.filter(isWhole)), towards);
}

/** Operations on frames and their look in every layout. */
export const frames = {
  addFrame: operation(
    { layoutId: id, pageId: id, frameId: id, frame, placement },
    (draft, { layoutId, pageId, frameId, ...added }) => {
      insert(pageOf(draft, pageId).frames, frameId, added.frame);
      layoutOf(draft, layoutId).placements[frameId] = added.placement;
      if (added.frame.type === 'barcode') addBarcodes(draft, layoutId, frameId);
    },
  ),
  deleteFrames: operation({ frameIds }, (draft, payload) => {
    const gone = new Set(payload.frameIds);
    const pages = new Set([...gone].map((frameId) => pageOfFrame(draft, frameId)));
    for (const { frames: ofPage } of pages) {
      for (const frameId of ofPage.order) if (gone.has(frameId)) delete ofPage.items[frameId];
      ofPage.order = ofPage.order.filter((frameId) => !gone.has(frameId));
    }
    forgetFrames(draft, payload.frameIds);
  }),
  renameFrame: operation({ frameId: id, name }, (draft, payload) => {
    frameOf(draft, payload.frameId).name = payload.name;
  }),
  orderFrames: operation(
    { pageId: id, frameIds, towards: z.enum(TOWARDS) },
    (draft, { pageId, frameIds: chosen, towards }) => {
      const page = pageOf(draft, pageId);
      const stack = reorderStack(stackOf(current(page)), new Set(chosen), towards);
      page.frames.order = [...framesOfStack(stack)];
    },
  ),
  /** `to` is the number of other frames below the chosen ones, which keep their order. */
  arrangeFrames: operation(
    { pageId: id, frameIds, to: wholeBetween(0, MOST_FRAMES) },
    (draft, { pageId, frameIds: chosen, to }) => {
      const { frames: ofPage } = pageOf(draft, pageId);
      for (const frameId of chosen) itemOf(ofPage.items, frameId, 'frame');
      const [moved, order] = [new Set(chosen), current(ofPage.order)];
      const rest = order.filter((frameId) => !moved.has(frameId));
      rest.splice(to, 0, ...order.filter((frameId) => moved.has(frameId)));
      ofPage.order = rest;
      keepTogether(pageOf(draft, pageId));
    },
  ),
  lockFrames: operation({ frameIds, isLocked: z.boolean() }, (draft, { frameIds: chosen, isLocked }) => {
    for (const frameId of chosen) {
      const locked = frameOf(draft, frameId);
      if (isLocked) locked.isLocked = true;
      else delete locked.isLocked;
    }
  }),
  setFrameOpacity: operation({ frameIds, opacity: fraction }, (draft, { frameIds: chosen, opacity }) => {
    for (const frameId of chosen) frameOf(draft, frameId).opacity = opacity;
  }),
  setBlendMode: operation({ frameIds, blendMode }, (draft, payload) => {
    for (const frameId of payload.frameIds) frameOf(draft, frameId).blendMode = payload.blendMode;
  }),
  setDropShadow: operation({ frameIds, dropShadow }, (draft, payload) => {
    for (const frameId of payload.frameIds) frameOf(draft, frameId).dropShadow = payload.dropShadow;
  }),
  setStroke: operation({ frameIds, stroke }, (draft, payload) => {
    for (const frameId of payload.frameIds) {
      const stroked = frameOf(draft, frameId);
      if (!('stroke' in stroked)) return refuse(`${stroked.name} has no stroke.`);
      stroked.stroke = payload.stroke;
    }
  }),
  setFrameConstraints: operation(
    { frameIds, constraints: z.nullable(frameConstraints) },
    (draft, { frameIds: chosen, constraints }) => {
      for (const frameId of chosen) {
        const constrained = frameOf(draft, frameId);
        if (constraints === null) {
          delete draft.constraints.frames[frameId];
          continue;
        }
        const runs =
          constrained.type === 'text' ? constrained.paragraphs.flatMap((paragraph) => paragraph.runs) : [];
        if (constraints.textEditingAllowed && runs.some(({ type }) => type === 'variable')) {
          refuse(`The text of ${constrained.name} holds variables and can’t be edited by users.`);
        }
        draft.constraints.frames[frameId] = constraints;
      }
    },
  ),
};
