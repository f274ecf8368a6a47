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
} from '@/engine/document';

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
