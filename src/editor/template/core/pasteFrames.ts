import {
  convertBarcode,
  convertCrop,
  convertLength,
  convertPlacement,
  resolveLayout,
  type Box,
  type Document,
  type Frame,
  type Id,
  type Placement,
  type Unit,
} from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { getBounds, getCentre, touches, type Point } from '../../page/frames/geometry';
import type { Clip } from './clipboard';
import { createCopyNames } from './newFrames';

/** Offset in pixels between a pasted frame and one at the same place. */
const ASIDE = 10;

/** Converts the offset to another unit. */
export const getPasteOffset = (unit: Unit): number => convertLength(ASIDE, 'px', unit);

/** Key of a position; rounds away invisible differences from unit conversion. */
const toPlaceKey = ({ x, y }: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Replaces brand colours that this template lacks by their values. */
function replaceMissingColours<Value>(value: Value, document: Document, clip: Clip): Value {
  const walk = (part: Json): Json => {
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    const { type, colorId, opacity = 1 } = part as { readonly [key: string]: Json };
    if (type === 'brandKit' && typeof colorId === 'string') {
      const color = clip.colors[colorId];
      const isThere = Object.hasOwn(document.brandKit.colors.items, colorId);
      return isThere || !color ? part : { type: 'local', color: color as unknown as Json, opacity };
    }
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(value as unknown as Json) as unknown as Value;
}

/** Replaces variables that this template lacks: in text, by their names. */
function replaceMissingVariables(frame: Frame, { variables }: Document, clip: Clip): Frame {
  const isThere = (variableId: Id) => Object.hasOwn(variables.items, variableId);
  switch (frame.type) {
    case 'text':
      return {
        ...frame,
        paragraphs: frame.paragraphs.map((paragraph) => ({
          ...paragraph,
          runs: paragraph.runs.map((run) => {
            if (run.type === 'text' || isThere(run.variableId)) return run;
            const { variableId, ...look } = run;
            return { ...look, type: 'text', text: clip.variables[variableId] ?? '' } as const;
          }),
        })),
      };
    case 'image':
      return frame.source.type === 'variable' && !isThere(frame.source.variableId)
        ? { ...frame, source: { type: 'none' } }
        : frame;
    case 'barcode':
      return frame.value.type === 'variable' && !isThere(frame.value.variableId)
        ? { ...frame, value: { type: 'fixed', value: '' } }
        : frame;
    case 'shape':
      return frame;
  }
}

/** Unlocks a copied frame. */
function unlockFrame(frame: Frame): Frame {
  const { isLocked: _, ...rest } = frame;
  return rest;
}

/** Anchors a frame to the page if it was anchored to other frames, which may be missing. */
function anchorToPage(placement: Placement): Placement {
  const relative = { type: 'relative' } as const;
  const { horizontal, vertical } = placement.anchoring;
  const isOfPage = (anchor: typeof horizontal) => !JSON.stringify(anchor).includes('"frameId"');
  return {
    ...placement,
    anchoring: {
      horizontal: isOfPage(horizontal) ? horizontal : relative,
      vertical: isOfPage(vertical) ? vertical : relative,
    },
  };
}

/** The visible part of a page, and the pointer on it, in the layout's unit. */
export interface Sight {
  /** @default the whole page */
  readonly area?: Box | undefined;
  readonly pointer?: Point | undefined;
}

/** The target of a paste. */
interface PasteTarget {
  readonly document: Document;
  readonly pageId: Id;
  readonly newId: () => Id;
  /** Either an exact distance from the originals, or the part in sight. @default the whole page */
  readonly place?: { readonly by: Point } | Sight;
}

/** Returns the distance that brings frames into sight: none if they are, otherwise to the pointer or the middle. */
function bringIntoSight(placements: readonly Placement[], page: Box, { area = page, pointer }: Sight): Point {
  const box = { ...getBounds(placements), rotationDegrees: 0 };
  if (touches(box, page) && touches(box, area)) return { x: 0, y: 0 };
  const isPageSeen = touches({ ...page, rotationDegrees: 0 }, area);
  const [from, to] = [getCentre(box), pointer ?? getCentre(isPageSeen ? area : page)];
  return { x: to.x - from.x, y: to.y - from.y };
}

/** Returns the distance of a paste from the originals; frames never cover others at exactly the same place. */
function getPasteDistance(
  { document, pageId, place = {} }: PasteTarget,
  copies: readonly Placement[],
): Point {
  if ('by' in place) return place.by;
  const { settings, placements } = resolveLayout(document, document.selectedLayoutId);
  const { width, height } = settings;
  const by = bringIntoSight(copies, { x: 0, y: 0, width, height }, place);
  const taken = new Set(
    (document.pages.items[pageId]?.frames.order ?? []).flatMap((frameId) => {
      const placement = placements.get(frameId);
      return placement ? [toPlaceKey(placement)] : [];
    }),
  );
  const aside = getPasteOffset(settings.unit);
  const isTaken = ({ x: dx, y: dy }: Point) =>
    copies.some(({ x, y }) => taken.has(toPlaceKey({ x: x + dx, y: y + dy })));
  let steps = 0;
  const moved = () => ({ x: by.x + steps * aside, y: by.y + steps * aside });
  while (isTaken(moved())) steps += 1;
  return moved();
}

/** Returns the operations that paste frames with new ids and names at their places, in sight, beside existing ones. */
export function pasteFrames(
  target: PasteTarget,
  clip: Clip,
): { operations: readonly Operation[]; frameIds: readonly Id[] } {
  const { document, pageId, newId } = target;
  if (clip.frames.length === 0) return { operations: [], frameIds: [] };
  const layoutId = document.selectedLayoutId;
  const { unit } = resolveLayout(document, layoutId).settings;
  const fromPoints = (length: number) => convertLength(length, 'pt', unit);
  const placements = clip.frames.map(({ placement }) =>
    anchorToPage(convertPlacement(placement, fromPoints)),
  );
  const by = getPasteDistance(target, placements);
  const nameCopy = createCopyNames(document);
  const newIds = new Map([...clip.frames, ...clip.groups].map(({ id }) => [id, newId()]));
  const newIdOf = (id: Id) => newIds.get(id) ?? '';
  const grouping = clip.groups.map(({ id, name, members }): Operation => ({
    kind: 'groupFrames',
    pageId,
    groupId: newIdOf(id),
    name: nameCopy(name),
    members: members.map(newIdOf),
  }));
  const adding = clip.frames.flatMap(({ id, frame, placement, barcode, crops }, index): Operation[] => {
    const { x, y, ...size } = placements[index] ?? placement;
    const copy = {
      ...replaceMissingVariables(unlockFrame(frame), document, clip),
      name: nameCopy(frame.name),
    };
    const frameId = newIdOf(id);
    return [
      {
        kind: 'addFrame',
        layoutId,
        pageId,
        frameId,
        frame: replaceMissingColours(copy, document, clip),
        placement: { ...size, x: x + by.x, y: y + by.y },
      },
      ...(barcode
        ? [
            {
              kind: 'setBarcodeSettings' as const,
              layoutId,
              frameId,
              settings: replaceMissingColours(convertBarcode(barcode, fromPoints), document, clip),
            },
          ]
        : []),
      ...Object.entries(crops ?? {}).map(([asset, crop]) => ({
        kind: 'setCrop' as const,
        layoutId,
        frameId,
        asset,
        crop: convertCrop(crop, fromPoints),
      })),
    ];
  });
  return { operations: [...adding, ...grouping], frameIds: clip.frames.map(({ id }) => newIdOf(id)) };
}
