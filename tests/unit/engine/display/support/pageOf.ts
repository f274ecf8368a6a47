import { DEFAULT_CONDITION } from '@/domain/colour';
import { pressOf } from '@/domain/colour/press';
import {
  newBarcode,
  newPlacement,
  newShapeFrame,
  type BarcodeSettings,
  type Crop,
  type Document,
  type Frame,
  type Layout,
  type LayoutSettings,
  type Placement,
  type ShapeFrame,
} from '@/engine/document';
import {
  buildDisplayList,
  loadBarcodes,
  type DisplayPorts,
  type DisplayResult,
  type GroupItem,
} from '@/engine/display';
import { emptyDocument } from '../../support/sampleDocument';

/** A frame with its position, in pixels. */
export interface PlacedFrame {
  readonly frame: Frame;
  readonly placement?: Partial<Placement>;
  readonly barcode?: BarcodeSettings;
  readonly crops?: Readonly<Record<string, Crop>>;
}

/**
 * A layout of 200 by 100 pixels without a fill, and one page with these frames, called `frame0`, `frame1` and so on.
 */
export function documentOf(frames: readonly PlacedFrame[], settings: Partial<LayoutSettings> = {}): Document {
  const empty = emptyDocument();
  const { a4 } = empty.layouts.items;
  const { page } = empty.pages.items;
  if (a4?.type !== 'top' || !page) throw new Error('The empty document has another shape.');
  const ids = frames.map((_, index) => `frame${index}`);
  const byId = <Value>(value: (frame: PlacedFrame) => Value | undefined) =>
    Object.fromEntries(
      frames.flatMap((frame, index) => {
        const found = value(frame);
        return found === undefined ? [] : [[`frame${index}`, found]];
      }),
    );
  const layout: Layout = {
    ...a4,
    settings: {
      ...a4.settings,
      intent: 'digitalStatic',
      unit: 'px',
      width: 200,
      height: 100,
      fill: { ...a4.settings.fill, enabled: false },
      ...settings,
    },
    placements: byId(({ frame, placement }) => ({
      ...newPlacement(frame.type, { x: 50, y: 20, width: 100, height: 60 }),
      ...placement,
    })),
    barcodes: byId(
      ({ frame, barcode }) => barcode ?? (frame.type === 'barcode' ? newBarcode('qr', 'px') : undefined),
    ),
    crops: byId(({ crops }) => crops),
  };
  return {
    ...empty,
    pages: {
      order: ['page'],
      items: {
        page: {
          ...page,
          frames: { order: ids, items: Object.fromEntries(frames.map(({ frame }, i) => [ids[i], frame])) },
        },
      },
    },
    layouts: { order: ['a4'], items: { a4: layout } },
  };
}

/** Ports without pictures and texts. */
export const ports: DisplayPorts = {
  cmykToRgb: pressOf(DEFAULT_CONDITION).cmykToRgb,
  picture: () => undefined,
  encodeBarcode: await loadBarcodes(),
  text: () => ({ items: [], reports: [] }),
  caption: ({ text, size, x, y, fill }) => [
    {
      type: 'glyphs',
      font: 'arial',
      size,
      text,
      direction: 'leftToRight',
      glyphs: [{ id: 1, x, y, cluster: 0 }],
      fill,
      overprint: false,
    },
  ],
};

/** Draws a page of `documentOf`. */
export const build = (document: Document, own: Partial<DisplayPorts> = {}, timeMs?: number): DisplayResult =>
  buildDisplayList({
    document,
    layoutId: 'a4',
    pageId: 'page',
    ports: { ...ports, ...own },
    ...(timeMs !== undefined && { timeMs }),
  });

/** Returns the group of the first frame. */
export function groupOf({ list }: DisplayResult): GroupItem {
  const group = list.items.find((item) => item.type === 'group');
  if (!group) throw new Error('No frame is drawn.');
  return group;
}

/** A shape with some of its fields. */
export const shape = (fields: Partial<ShapeFrame> = {}): ShapeFrame => ({
  ...newShapeFrame('Shape'),
  ...fields,
});
