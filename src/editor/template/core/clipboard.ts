import {
  convertBarcode,
  convertCrop,
  convertLength,
  convertPlacement,
  resolveLayout,
  type BarcodeSettings,
  type Colour,
  type Crop,
  type Document,
  framesOfStack,
  stackOf,
  type Frame,
  type Group,
  type Id,
  type Page,
  type Placement,
  type Stacked,
  type Unit,
} from '@/engine/document';
import type { Operation } from '@/engine/edit';
import type { Point } from '../../page/frames/geometry';

/** Offset in pixels between a pasted frame and one at the same place. */
const ASIDE = 10;

/** Converts the offset to another unit. */
export const getPasteOffset = (unit: Unit): number => convertLength(ASIDE, 'px', unit);

/** Key of a position; rounds away invisible differences from unit conversion. */
const toPlaceKey = ({ x, y }: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;

/** A copied frame. Lengths in points. */
interface CopiedFrame {
  /** Its id in the source document. */
  readonly id: Id;
  readonly frame: Frame;
  readonly placement: Placement;
  readonly barcode?: BarcodeSettings;
  readonly crops?: Readonly<Record<string, Crop>>;
}

/** Copied frames with everything they need from their template. Plain data. */
export interface Clip {
  /** From back to front. */
  readonly frames: readonly CopiedFrame[];
  /** The completely copied groups, inner ones first; members by their ids in the source document. */
  readonly groups: readonly (Group & { readonly id: Id })[];
  /** The brand kit's colours, which the target template may lack. */
  readonly colors: Readonly<Record<Id, Colour>>;
  /** Names of variables, which replace unknown ones. */
  readonly variables: Readonly<Record<Id, string>>;
}

/** Returns the groups of a page that consist only of these frames, inner ones first. */
function findCopiedGroups(page: Page, frameIds: ReadonlySet<Id>): Clip['groups'] {
  const walk = (stack: readonly Stacked[]): Clip['groups'] =>
    stack.flatMap((item) => {
      if (item.type === 'frame') return [];
      const group = page.groups?.[item.id];
      const isWhole = framesOfStack([item]).every((frameId) => frameIds.has(frameId));
      return [...walk(item.members), ...(group && isWhole ? [{ ...group, id: item.id }] : [])];
    });
  return walk(stackOf(page));
}

/** Copies frames of a page with their placements in the selected layout. */
export function copyFrames(document: Document, pageId: Id, frameIds: readonly Id[]): Clip {
  const layoutId = document.selectedLayoutId;
  const { settings, placements } = resolveLayout(document, layoutId);
  const layout = document.layouts.items[layoutId];
  const toPoints = (length: number) => convertLength(length, settings.unit, 'pt');
  const page = document.pages.items[pageId];
  const frames = (page?.frames.order ?? []).flatMap((frameId): CopiedFrame[] => {
    const [frame, placement] = [page?.frames.items[frameId], placements.get(frameId)];
    if (!frameIds.includes(frameId) || !frame || !placement) return [];
    const [barcode, crops] = [layout?.barcodes[frameId], layout?.crops[frameId]];
    return [
      {
        id: frameId,
        frame,
        placement: convertPlacement(placement, toPoints),
        ...(barcode && { barcode: convertBarcode(barcode, toPoints) }),
        ...(crops && {
          crops: Object.fromEntries(
            Object.entries(crops).map(([asset, crop]) => [asset, convertCrop(crop, toPoints)]),
          ),
        }),
      },
    ];
  });
  const { colors } = document.brandKit;
  return {
    frames,
    groups: page ? findCopiedGroups(page, new Set(frames.map(({ id }) => id))) : [],
    colors: Object.fromEntries(Object.entries(colors.items).map(([id, { color }]) => [id, color])),
    variables: Object.fromEntries(
      Object.entries(document.variables.items).map(([id, { name }]) => [id, name]),
    ),
  };
}

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

/** The target of a paste. */
interface PasteTarget {
  readonly document: Document;
  readonly pageId: Id;
  readonly newId: () => Id;
}

/** Returns the operations that paste frames with new ids at their places, or slightly beside existing ones. */
export function pasteFrames(
  { document, pageId, newId }: PasteTarget,
  clip: Clip,
): { operations: readonly Operation[]; frameIds: readonly Id[] } {
  const layoutId = document.selectedLayoutId;
  const { settings, placements } = resolveLayout(document, layoutId);
  const fromPoints = (length: number) => convertLength(length, 'pt', settings.unit);
  const aside = getPasteOffset(settings.unit);
  const taken = new Set(
    (document.pages.items[pageId]?.frames.order ?? []).flatMap((frameId) => {
      const placement = placements.get(frameId);
      return placement ? [toPlaceKey(placement)] : [];
    }),
  );
  const placed = clip.frames.map((each) => ({
    ...each,
    placement: anchorToPage(convertPlacement(each.placement, fromPoints)),
  }));
  const offsetBy = (count: number) =>
    placed.some(({ placement: { x, y } }) =>
      taken.has(toPlaceKey({ x: x + count * aside, y: y + count * aside })),
    );
  let steps = 0;
  while (offsetBy(steps)) steps += 1;
  const pasted = placed.map((each) => ({ ...each, frameId: newId() }));
  const newIds = new Map([
    ...pasted.map(({ id, frameId }) => [id, frameId] as const),
    ...clip.groups.map(({ id }) => [id, newId()] as const),
  ]);
  const newIdOf = (id: Id) => newIds.get(id) ?? '';
  const grouping = clip.groups.map(({ id, name, members }): Operation => ({
    kind: 'groupFrames',
    pageId,
    groupId: newIdOf(id),
    name,
    members: members.map(newIdOf),
  }));
  const adding = pasted.flatMap(({ frameId, frame, placement, barcode, crops }): Operation[] => [
    {
      kind: 'addFrame',
      layoutId,
      pageId,
      frameId,
      frame: replaceMissingColours(
        replaceMissingVariables(unlockFrame(frame), document, clip),
        document,
        clip,
      ),
      placement: { ...placement, x: placement.x + steps * aside, y: placement.y + steps * aside },
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
  ]);
  return { operations: [...adding, ...grouping], frameIds: pasted.map(({ frameId }) => frameId) };
}
