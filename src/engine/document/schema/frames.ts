import * as z from 'zod/mini';
import {
  blendMode,
  dropShadow,
  NO_SHADOW,
  NO_STROKE,
  outline,
  pathData,
  PLAIN_RECTANGLE,
  points,
  stroke,
} from './appearance';
import { fill, localColour } from './colour';
import {
  described,
  fraction,
  id,
  name,
  named,
  startingWith,
  text,
  wholeBetween,
  type Of,
} from './primitives';
import { paragraphs } from './textContent';

/** What every new frame starts with. */
export const NEW_FRAME = { opacity: 1, blendMode: 'normal', dropShadow: NO_SHADOW } as const;

const common = {
  ...startingWith({ name, opacity: fraction, blendMode, dropShadow }, NEW_FRAME),
  isLocked: z.exactOptional(
    described(z.literal(true), 'Designers do not change it on the canvas until it is unlocked'),
  ),
};

/** Where a picture comes from. */
export const imageSource = named(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('none') }),
    z.strictObject({ type: z.literal('connector'), connectorId: text(64), assetId: text(2_000) }),
    z.strictObject({ type: z.literal('variable'), variableId: id }),
    z.strictObject({ type: z.literal('url'), url: text(2_000) }),
    z.strictObject({ type: z.literal('brandKitMedia'), name }),
  ]),
  'ImageSource',
  'Where a picture comes from',
);

/** Where a picture comes from. */
export type ImageSource = Of<typeof imageSource>;

/** What a new frame with a picture starts with. */
export const NEW_IMAGE = { source: { type: 'none' }, mask: PLAIN_RECTANGLE, stroke: NO_STROKE } as const;

const imageFrame = named(
  z.strictObject({
    type: z.literal('image'),
    ...common,
    ...startingWith({ source: imageSource, mask: outline, stroke }, NEW_IMAGE),
  }),
  'ImageFrame',
  'A picture, clipped by its mask',
);

/** What a new shape starts with. */
export const NEW_SHAPE = {
  outline: PLAIN_RECTANGLE,
  fill: { type: 'color', color: localColour('#d4d4d4') },
  stroke: NO_STROKE,
} as const;

const shapeFrame = named(
  z.strictObject({
    type: z.literal('shape'),
    ...common,
    ...startingWith({ outline, fill, stroke }, NEW_SHAPE),
  }),
  'ShapeFrame',
  'An outline with fill and stroke',
);

const flow = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('horizontal') }),
  z.strictObject({ type: z.literal('vertical') }),
  z.strictObject({ type: z.literal('onPath'), path: pathData }),
]);

/** What the text of a new frame is set with. */
export const NEW_TEXT_OPTIONS = {
  padding: { top: 0, right: 0, bottom: 0, left: 0 },
  numberOfColumns: 1,
  columnGap: 24,
  textDirection: 'auto',
  flow: { type: 'horizontal' },
  verticalAlign: 'top',
} as const;

/** How the text of a frame is set. */
export const textOptions = named(
  z.strictObject(
    startingWith(
      {
        padding: z.strictObject({ top: points, right: points, bottom: points, left: points }),
        numberOfColumns: wholeBetween(1, 10),
        columnGap: points,
        textDirection: z.enum(['auto', 'leftToRight', 'rightToLeft', 'weak']),
        flow,
        verticalAlign: z.enum(['top', 'middle', 'bottom', 'justify']),
      },
      NEW_TEXT_OPTIONS,
    ),
  ),
  'TextOptions',
  'How the text of a frame is set',
);

/** How the text of a frame is set. */
export type TextOptions = Of<typeof textOptions>;

const textFrame = named(
  z.strictObject({ type: z.literal('text'), ...common, options: textOptions, paragraphs }),
  'TextFrame',
  'Text in columns',
);

/** What a barcode says. */
export const barcodeValue = named(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('fixed'), value: text(4_000) }),
    z.strictObject({ type: z.literal('variable'), variableId: id }),
  ]),
  'BarcodeValue',
  'What a barcode says',
);

/** What a barcode says. */
export type BarcodeValue = Of<typeof barcodeValue>;

const barcodeFrame = named(
  z.strictObject({ type: z.literal('barcode'), ...common, value: barcodeValue }),
  'BarcodeFrame',
  'A barcode; its type and settings are those of each layout',
);

/** What stands in a frame and how it looks in every layout; where it stands is the layouts'. Lengths in points. */
export const frame = named(
  z.discriminatedUnion('type', [imageFrame, shapeFrame, textFrame, barcodeFrame]),
  'Frame',
  'What stands in a frame and how it looks in every layout; where it stands is the layouts’',
);

/** What stands in a frame and how it looks in every layout. */
export type Frame = Of<typeof frame>;

/** A frame with a picture. */
export type ImageFrame = Of<typeof imageFrame>;
/** A frame with an outline. */
export type ShapeFrame = Of<typeof shapeFrame>;
/** A frame with text. */
export type TextFrame = Of<typeof textFrame>;
/** A frame with a barcode. */
export type BarcodeFrame = Of<typeof barcodeFrame>;
