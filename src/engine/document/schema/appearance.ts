import * as z from 'zod/mini';
import { colourUse, gradientUse, localColour } from './colour';
import {
  between,
  coordinate,
  describeSchema,
  length,
  nameSchema,
  setDefaults,
  wholeBetween,
  type Of,
} from './primitives';

/** The blend modes, those of PDF. */
export const BLEND_MODES = [
  ...(['normal', 'screen', 'overlay', 'darken', 'lighten', 'colorDodge', 'colorBurn', 'hardLight'] as const),
  ...([
    'softLight',
    'difference',
    'exclusion',
    'multiply',
    'hue',
    'saturation',
    'color',
    'luminosity',
  ] as const),
];

/** The blend mode of a frame over its backdrop. */
export const blendMode = z.enum(BLEND_MODES);

/** The blend mode of a frame over its backdrop. */
export type BlendMode = z.infer<typeof blendMode>;

/** A length in points, shared by all layouts. */
export const points = describeSchema(length, 'In points');

/** The shadow of a new frame. */
export const NO_SHADOW = {
  enabled: false,
  distance: 10,
  angleDegrees: 135,
  blurRadius: 5,
  color: localColour('#000000'),
};

/** The drop shadow of a frame. */
export const dropShadow = nameSchema(
  z.strictObject(
    setDefaults(
      {
        enabled: z.boolean(),
        distance: points,
        angleDegrees: describeSchema(between(0, 360), '135 throws it to the right and down'),
        blurRadius: describeSchema(between(1, 500), 'In points'),
        color: colourUse,
      },
      NO_SHADOW,
    ),
  ),
  'DropShadow',
  'The shadow a frame throws',
);

/** The drop shadow of a frame. */
export type DropShadow = Of<typeof dropShadow>;

/** Shapes of line ends: `butt` ends at the point, the others extend by half the weight. */
export const LINE_CAPS = ['butt', 'round', 'square'] as const;

/** Shapes of line corners. */
export const LINE_JOINS = ['miter', 'round', 'bevel'] as const;

/** The default limit of mitred corners, in weights of the line. */
export const MITER_LIMIT = 10;

/** The maximum number of lengths in a dash pattern. */
const MOST_DASHES = 20;

/** Alternating dashes and gaps. */
export const dash = nameSchema(
  z.strictObject({
    lengths: describeSchema(
      z.array(points).check(z.minLength(1), z.maxLength(MOST_DASHES)),
      'Dashes and gaps by turns, in points; an odd number of them is repeated with both exchanged, and of zeros only there are no gaps',
    ),
    offset: describeSchema(coordinate, 'How far into the pattern the line begins, in points'),
  }),
  'Dash',
  'The pattern of a dashed line',
);

/** The pattern of a dashed line. */
export type Dash = Of<typeof dash>;

/** A line along an outline, half inside and half outside of it. */
export const stroke = nameSchema(
  z.strictObject({
    weight: points,
    color: colourUse,
    gradient: z.exactOptional(describeSchema(gradientUse, 'Drawn with it in place of the color')),
    cap: z.exactOptional(describeSchema(z.enum(LINE_CAPS), 'How ends are drawn; butt without')),
    join: z.exactOptional(describeSchema(z.enum(LINE_JOINS), 'How corners are drawn; miter without')),
    miterLimit: z.exactOptional(
      describeSchema(
        between(1, 1_000),
        `Longer mitred corners are cut off, in weights; ${MITER_LIMIT} without`,
      ),
    ),
    dash: z.exactOptional(dash),
  }),
  'Stroke',
  'A line along an outline, half inside and half outside; of weight 0 none is drawn',
);

/** A line along an outline. */
export type Stroke = Of<typeof stroke>;

/** The radii of corners. */
export const cornerRadii = nameSchema(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('none') }),
    z.strictObject({ type: z.literal('all'), radius: points }),
    z.strictObject({
      type: z.literal('single'),
      topLeft: points,
      topRight: points,
      bottomRight: points,
      bottomLeft: points,
    }),
  ]),
  'CornerRadii',
  'None, one for all corners, or one for each',
);

/** The radii of corners. */
export type CornerRadii = Of<typeof cornerRadii>;

/** SVG path data with points from 0 to 1, which are scaled to the frame. */
export const pathData = describeSchema(
  z.string().check(z.maxLength(200_000), z.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9eE+\-.,\s]*$/)),
  'SVG path data with points from 0 to 1',
);

/** An outline that fills its frame. */
export const outline = nameSchema(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('rectangle'), cornerRadii }),
    z.strictObject({ type: z.literal('ellipse') }),
    z.strictObject({ type: z.literal('polygon'), sides: wholeBetween(3, 60), cornerRadii }),
    z.strictObject({ type: z.literal('path'), path: pathData }),
  ]),
  'Outline',
  'An outline that fills its frame',
);

/** An outline that fills its frame. */
export type Outline = Of<typeof outline>;

/** A rectangle with square corners. */
export const PLAIN_RECTANGLE = { type: 'rectangle', cornerRadii: { type: 'none' } } as const;

/** An invisible stroke. */
export const NO_STROKE: Stroke = { weight: 0, color: localColour('#000000') };
