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
  describeSchema,
  fraction,
  id,
  name,
  nameSchema,
  setDefaults,
  text,
  wholeBetween,
  type Of,
} from './primitives';
import { paragraphs } from './textContent';

/** Properties of every new frame. */
export const NEW_FRAME = { opacity: 1, blendMode: 'normal', dropShadow: NO_SHADOW } as const;

const common = {
  ...setDefaults({ name, opacity: fraction, blendMode, dropShadow }, NEW_FRAME),
  isLocked: z.exactOptional(
    describeSchema(z.literal(true), 'Designers do not change it on the canvas until it is unlocked'),
  ),
};

/** The source of a picture. */
export const imageSource = nameSchema(
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

/** The source of a picture. */
export type ImageSource = Of<typeof imageSource>;

/** Properties of a new image frame. */
export const NEW_IMAGE = { source: { type: 'none' }, mask: PLAIN_RECTANGLE, stroke: NO_STROKE } as const;

const imageFrame = nameSchema(
  z.strictObject({
    type: z.literal('image'),
    ...common,
    ...setDefaults({ source: imageSource, mask: outline, stroke }, NEW_IMAGE),
  }),
  'ImageFrame',
  'A picture, clipped by its mask',
);

/** Properties of a new shape. */
export const NEW_SHAPE = {
  outline: PLAIN_RECTANGLE,
  fill: { type: 'color', color: localColour('#d4d4d4') },
  stroke: NO_STROKE,
} as const;

const shapeFrame = nameSchema(
  z.strictObject({
    type: z.literal('shape'),
    ...common,
    ...setDefaults({ outline, fill, stroke }, NEW_SHAPE),
  }),
  'ShapeFrame',
  'An outline with fill and stroke',
);

const flow = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('horizontal') }),
  z.strictObject({ type: z.literal('vertical') }),
  z.strictObject({ type: z.literal('onPath'), path: pathData }),
]);

/** The text settings of a new frame. */
export const NEW_TEXT_OPTIONS = {
  padding: { top: 0, right: 0, bottom: 0, left: 0 },
  numberOfColumns: 1,
  columnGap: 24,
  textDirection: 'auto',
  flow: { type: 'horizontal' },
  verticalAlign: 'top',
} as const;

/** The text settings of a frame. */
export const textOptions = nameSchema(
  z.strictObject(
    setDefaults(
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

/** The text settings of a frame. */
export type TextOptions = Of<typeof textOptions>;

const textFrame = nameSchema(
  z.strictObject({ type: z.literal('text'), ...common, options: textOptions, paragraphs }),
  'TextFrame',
  'Text in columns',
);

/** The value of a barcode. */
export const barcodeValue = nameSchema(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('fixed'), value: text(4_000) }),
    z.strictObject({ type: z.literal('variable'), variableId: id }),
  ]),
  'BarcodeValue',
  'What a barcode says',
);

/** The value of a barcode. */
export type BarcodeValue = Of<typeof barcodeValue>;

const barcodeFrame = nameSchema(
  z.strictObject({ type: z.literal('barcode'), ...common, value: barcodeValue }),
  'BarcodeFrame',
  'A barcode; its type and settings are those of each layout',
);

/** The content and look of a frame in every layout; its placement belongs to the layouts. Lengths in points. */
export const frame = nameSchema(
  z.discriminatedUnion('type', [imageFrame, shapeFrame, textFrame, barcodeFrame]),
  'Frame',
  'What stands in a frame and how it looks in every layout; where it stands is the layouts’',
);

/** The content and look of a frame in every layout. */
export type Frame = Of<typeof frame>;

/** A frame with a picture. */
export type ImageFrame = Of<typeof imageFrame>;
/** A frame with an outline. */
export type ShapeFrame = Of<typeof shapeFrame>;
/** A frame with text. */
export type TextFrame = Of<typeof textFrame>;
/** A frame with a barcode. */
export type BarcodeFrame = Of<typeof barcodeFrame>;
