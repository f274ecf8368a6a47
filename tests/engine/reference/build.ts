import {
  newDocument,
  newPlacement,
  newShapeFrame,
  newTextFrame,
  type BarcodeSettings,
  type CharacterFormat,
  type ColourUse,
  type Document,
  type Fill,
  type Frame,
  type LayoutSettings,
  type Paragraph,
  type ParagraphOverrides,
  type Placement,
  type ShapeFrame,
  type TextFrame,
} from '@/engine/document';
import { localColour } from '@/engine/document/schema/colour';

/** A document of the reference set, and the part to draw. */
export interface Reference {
  readonly document: Document;
  /** The moment to draw of an animated one. */
  readonly timeMs?: number;
}

/** The only page and layout of each reference. */
export const PAGE_ID = 'page';
export const LAYOUT_ID = 'layout';

/** A frame and its placement. */
export interface Placed {
  readonly frame: Frame;
  readonly placement: Placement;
  readonly barcode?: BarcodeSettings;
}

type Box = readonly [x: number, y: number, width: number, height: number];

const boxOf = ([x, y, width, height]: Box) => ({ x, y, width, height });

/** An opaque colour by its hex digits. */
export const hex = (value: string): ColourUse => localColour(value);

/** A fill in one colour. */
export const filled = (value: string): Fill => ({ type: 'color', color: hex(value) });

/** A shape in its box. */
export const shape = (
  box: Box,
  settings: Partial<Omit<ShapeFrame, 'type'>> = {},
  placement: Partial<Placement> = {},
): Placed => ({
  frame: { ...newShapeFrame('Shape'), ...settings },
  placement: { ...newPlacement('shape', boxOf(box)), ...placement },
});

/** A paragraph of runs: text, or text with a look. */
export const says = (
  runs: string | readonly (string | readonly [text: string, format: CharacterFormat])[],
  format?: ParagraphOverrides,
  list?: Paragraph['list'],
): Paragraph => ({
  runs: (typeof runs === 'string' ? [runs] : runs).map((run) =>
    typeof run === 'string' ? { type: 'text', text: run } : { type: 'text', text: run[0], format: run[1] },
  ),
  ...(format && { format }),
  ...(list && { list }),
});

/** A text in its box, in its own size unless its placement has another. */
export const words = (
  box: Box,
  paragraphs: readonly Paragraph[],
  options: Partial<TextFrame['options']> = {},
  placement: Partial<Placement> = {},
): Placed => {
  const frame = newTextFrame('Words');
  return {
    frame: { ...frame, paragraphs, options: { ...frame.options, ...options } },
    placement: {
      ...newPlacement('text', boxOf(box)),
      copyFitting: { enabled: false, min: 10, max: 1_000 },
      ...placement,
    },
  };
};

/** A document of one page and one layout of 200 by 150 px on white, with these frames from back to front. */
export function documentOf(placed: readonly Placed[], settings: Partial<LayoutSettings> = {}): Document {
  const empty = newDocument({
    pageId: PAGE_ID,
    layoutId: LAYOUT_ID,
    sdkVersion: '1.0.0',
    engineVersion: '1.0.0',
    preset: { name: 'Reference', intent: 'digitalStatic', unit: 'px', width: 200, height: 150 },
  });
  const page = empty.pages.items[PAGE_ID];
  const layout = empty.layouts.items[LAYOUT_ID];
  if (!page || layout?.type !== 'top') throw new Error('The empty document has another shape.');
  const ids = placed.map((_, index) => `frame${index}`);
  const byId = <Value>(values: readonly (Value | undefined)[]) =>
    Object.fromEntries(
      values.flatMap((value, index) => (value ? [[`frame${index}`, value] as const] : [])),
    ) as Record<string, Value>;
  const frames = { order: ids, items: byId(placed.map(({ frame }) => frame)) };
  return {
    ...empty,
    pages: { ...empty.pages, items: { [PAGE_ID]: { ...page, frames } } },
    layouts: {
      ...empty.layouts,
      items: {
        [LAYOUT_ID]: {
          ...layout,
          settings: { ...layout.settings, ...settings },
          placements: byId(placed.map(({ placement }) => placement)),
          barcodes: byId(placed.map(({ barcode }) => barcode)),
        },
      },
    },
  };
}

/** A reference of these frames. */
export const reference = (placed: readonly Placed[], settings?: Partial<LayoutSettings>): Reference => ({
  document: documentOf(placed, settings),
});
