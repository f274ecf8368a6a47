import * as z from 'zod/mini';
import { colourUse, localColour } from './colour';
import {
  between,
  coordinate,
  described,
  length,
  named,
  startingWith,
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

/** How a frame is blended with what lies below it. */
export const blendMode = z.enum(BLEND_MODES);

/** How a frame is blended with what lies below it. */
export type BlendMode = z.infer<typeof blendMode>;

/** A length all layouts share. */
export const points = described(length, 'In points');

/** The shadow of a new frame. */
export const NO_SHADOW = {
  enabled: false,
  distance: 10,
  angleDegrees: 135,
  blurRadius: 5,
  color: localColour('#000000'),
};

/** The shadow a frame throws. */
export const dropShadow = named(
  z.strictObject(
    startingWith(
      {
        enabled: z.boolean(),
        distance: points,
        angleDegrees: described(between(0, 360), '135 throws it to the right and down'),
        blurRadius: described(between(1, 500), 'In points'),
        color: colourUse,
      },
      NO_SHADOW,
    ),
  ),
  'DropShadow',
  'The shadow a frame throws',
);

/** The shadow a frame throws. */
export type DropShadow = Of<typeof dropShadow>;

/** How the ends of lines are drawn: cut off at the end, or longer by half the weight. */
export const LINE_CAPS = ['butt', 'round', 'square'] as const;

/** How corners of lines are drawn. */
export const LINE_JOINS = ['miter', 'round', 'bevel'] as const;

/** How far a mitred corner may reach without a limit of its own, in weights of the line. */
export const MITER_LIMIT = 10;

/** The most lengths of a dash pattern. */
const MOST_DASHES = 20;

/** Dashes and gaps by turns. */
export const dash = named(
  z.strictObject({
    lengths: described(
      z.array(points).check(z.minLength(1), z.maxLength(MOST_DASHES)),
      'Dashes and gaps by turns, in points; an odd number of them is repeated with both exchanged, and of zeros only there are no gaps',
    ),
    offset: described(coordinate, 'How far into the pattern the line begins, in points'),
  }),
  'Dash',
  'The pattern of a dashed line',
);

/** The pattern of a dashed line. */
export type Dash = Of<typeof dash>;

/** A line along an outline, half inside and half outside. */
export const stroke = named(
  z.strictObject({
    weight: points,
    color: colourUse,
    cap: z.exactOptional(described(z.enum(LINE_CAPS), 'How ends are drawn; butt without')),
    join: z.exactOptional(described(z.enum(LINE_JOINS), 'How corners are drawn; miter without')),
    miterLimit: z.exactOptional(
      described(between(1, 1_000), `Longer mitred corners are cut off, in weights; ${MITER_LIMIT} without`),
    ),
    dash: z.exactOptional(dash),
  }),
  'Stroke',
  'A line along an outline, half inside and half outside; of weight 0 none is drawn',
);

/** A line along an outline. */
export type Stroke = Of<typeof stroke>;

/** How round the corners are. */
export const cornerRadii = named(
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

/** How round the corners are. */
export type CornerRadii = Of<typeof cornerRadii>;

/** Path data as SVG has it, with points from 0 to 1 that are stretched to the frame. */
export const pathData = described(
  z.string().check(z.maxLength(200_000), z.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9eE+\-.,\s]*$/)),
  'SVG path data with points from 0 to 1',
);

/** An outline that fills its frame. */
export const outline = named(
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

/** An outline without anything around it. */
export const PLAIN_RECTANGLE = { type: 'rectangle', cornerRadii: { type: 'none' } } as const;

/** A stroke that is not drawn. */
export const NO_STROKE: Stroke = { weight: 0, color: localColour('#000000') };
