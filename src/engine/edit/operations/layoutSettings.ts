import { castDraft, current } from 'immer';
import * as z from 'zod/mini';
import { convertLength, type Id, type Intent, type Unit } from '../../document';
import { newBleed } from '../../document/create/newSettings';
import {
  convertBarcode,
  convertCrop,
  convertGuides,
  convertGuideStyle,
  convertPlacement,
  convertResizable,
  convertSettings,
  type Convert,
} from '../../document/layouts/convertLengths';
import { branchOf, childrenOf } from '../../document/layouts/lineage';
import { milliseconds } from '../../document/schema/animation';
import { bleed, intent, layoutFill, pageSide, unit } from '../../document/schema/layout';
import { id } from '../../document/schema/primitives';
import { layoutOf } from '../find';
import { operation, refuse, type DocumentDraft } from '../operation';
import { resizeLayouts, resolveDraft } from '../placements';

const valuesOf = <Value>(items: Readonly<Record<string, Value>>, convert: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(items).map(([key, value]) => [key, convert(value)]));

/** Converts all lengths of a layout's own properties. */
function convertOwn(draft: DocumentDraft, layoutId: Id, convert: Convert): void {
  const layout = layoutOf(draft, layoutId);
  const own = current(layout);
  layout.resizableByUser = convertResizable(own.resizableByUser, convert);
  layout.settings = castDraft(convertSettings(own.settings, convert));
  layout.placements = castDraft(
    valuesOf(own.placements, (placement) => convertPlacement(placement, convert)),
  );
  layout.crops = castDraft(
    valuesOf(own.crops, (crops) => valuesOf(crops, (crop) => convertCrop(crop, convert))),
  );
  layout.barcodes = castDraft(
    valuesOf(own.barcodes, (settings) => castDraft(convertBarcode(settings, convert))),
  );
  if (own.guides) layout.guides = castDraft(convertGuides(own.guides, convert));
  if (own.guideStyle) layout.guideStyle = convertGuideStyle(own.guideStyle, convert);
  if (layout.type === 'child' && own.type === 'child') {
    layout.overrides = castDraft(
      valuesOf(own.overrides, (overrides) => convertPlacement(overrides, convert)),
    );
  }
}

/** Returns a layout and the descendants that inherit its unit. */
function findSharingUnit(draft: DocumentDraft, layoutId: Id): readonly Id[] {
  const sharing = [layoutId];
  // The array grows during the loop.
  for (const at of sharing) {
    sharing.push(
      ...childrenOf(draft, at).filter((child) => layoutOf(draft, child).settings.unit === undefined),
    );
  }
  return sharing;
}

function changeUnit(draft: DocumentDraft, layoutId: Id, to: Unit): void {
  const { unit: from } = resolveDraft(draft, layoutId).settings;
  if (from === to) return;
  for (const sharing of findSharingUnit(draft, layoutId)) {
    convertOwn(draft, sharing, (value) => convertLength(value, from, to));
  }
  layoutOf(draft, layoutId).settings.unit = to;
}

function changeIntent(draft: DocumentDraft, layoutId: Id, to: Intent): void {
  const { intent: from } = resolveDraft(draft, layoutId).settings;
  if (from === to) return;
  if (to === 'print' || from === 'print') {
    const own: Unit = to === 'print' ? 'mm' : 'px';
    changeUnit(draft, layoutId, own);
    layoutOf(draft, layoutId).settings.bleed = castDraft(newBleed(to, own));
  }
  layoutOf(draft, layoutId).settings.intent = to;
}

/** Operations on a layout's size, unit, purpose and background. A child overrides inherited settings. */
export const layoutSettings = {
  resizeLayout: operation(
    { layoutId: id, width: pageSide, height: pageSide },
    (draft, { layoutId, ...size }) => {
      layoutOf(draft, layoutId);
      resizeLayouts(draft, branchOf(current(draft), layoutId), () =>
        Object.assign(layoutOf(draft, layoutId).settings, size),
      );
    },
  ),
  setLayoutUnit: operation({ layoutId: id, unit }, (draft, payload) =>
    changeUnit(draft, payload.layoutId, payload.unit),
  ),
  setLayoutIntent: operation({ layoutId: id, intent }, (draft, payload) =>
    changeIntent(draft, payload.layoutId, payload.intent),
  ),
  setLayoutFill: operation({ layoutId: id, fill: layoutFill }, (draft, { layoutId, fill }) => {
    layoutOf(draft, layoutId).settings.fill = fill;
  }),
  setLayoutBleed: operation({ layoutId: id, bleed }, (draft, payload) => {
    layoutOf(draft, payload.layoutId).settings.bleed = payload.bleed;
  }),
  setTimelineLength: operation({ layoutId: id, timelineLengthMs: milliseconds }, (draft, payload) => {
    const { placements } = resolveDraft(draft, payload.layoutId);
    const longest = Math.max(0, ...[...placements.values()].map(({ animation }) => animation?.to ?? 0));
    if (payload.timelineLengthMs < longest) refuse(`An animation lasts until ${longest} ms.`);
    layoutOf(draft, payload.layoutId).settings.timelineLengthMs = payload.timelineLengthMs;
  }),
  resetLayout: operation({ layoutId: id, keepFrames: z.exactOptional(z.boolean()) }, (draft, payload) => {
    const layout = layoutOf(draft, payload.layoutId);
    if (layout.type === 'top') return refuse(`${layout.name} inherits nothing.`);
    changeUnit(draft, payload.layoutId, resolveDraft(draft, layout.parentId).settings.unit);
    resizeLayouts(draft, branchOf(current(draft), payload.layoutId), () => {
      layout.settings = {};
    });
    if (!payload.keepFrames) layout.overrides = {};
  }),
};
