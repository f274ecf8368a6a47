import * as z from 'zod/mini';
import { pressConditions } from '../../../domain/colour';
import { between, describeSchema, fraction, id, name, nameSchema, type Of } from './primitives';

const channel = describeSchema(between(0, 255), 'From 0 to 255');
const hex = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/));
const rgb = { r: channel, g: channel, b: channel };
const cmyk = { c: fraction, m: fraction, y: fraction, k: fraction };

/** A colour by its components; a spot colour has an alternate for devices without its ink. */
export const colour = nameSchema(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('rgb'), ...rgb }),
    z.strictObject({ type: z.literal('hex'), value: hex }),
    z.strictObject({ type: z.literal('cmyk'), ...cmyk }),
    z.strictObject({ type: z.literal('gray'), gray: describeSchema(fraction, '0 is black, 1 is white') }),
    z.strictObject({ type: z.literal('hsl'), h: between(0, 360), s: fraction, l: fraction }),
    z.strictObject({ type: z.literal('spotRgb'), ink: name, ...rgb }),
    z.strictObject({ type: z.literal('spotHex'), ink: name, value: hex }),
    z.strictObject({ type: z.literal('spotCmyk'), ink: name, ...cmyk }),
  ]),
  'Color',
  'A colour; parts of CMYK from 0 to 1, spot colours with the name of their ink',
);

/** A colour by its components. */
export type Colour = Of<typeof colour>;

/** A local colour or one of the brand kit, with an opacity. */
export const colourUse = nameSchema(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('local'), color: colour, opacity: fraction }),
    z.strictObject({ type: z.literal('brandKit'), colorId: id, opacity: fraction }),
  ]),
  'ColorUse',
  'A colour as it is applied; one of the brand kit that is missing is drawn black and reported',
);

/** A local colour or one of the brand kit. */
export type ColourUse = Of<typeof colourUse>;

/** Creates an opaque local colour from its hex digits. */
export const localColour = (value: string): Extract<ColourUse, { type: 'local' }> => ({
  type: 'local',
  color: { type: 'hex', value },
  opacity: 1,
});

const gradientStop = z.strictObject({
  position: describeSchema(fraction, 'From start to end; no lower than that of the stop before'),
  color: colourUse,
});

const point = z.strictObject({ x: between(-10, 10), y: between(-10, 10) });

const stops = z.array(gradientStop).check(z.minLength(2), z.maxLength(100));

const linearGradient = z.strictObject({ type: z.literal('linear'), start: point, end: point, stops });

const radialGradient = z.strictObject({
  type: z.literal('radial'),
  center: point,
  edge: describeSchema(point, 'The end of its first radius, on the ellipse it ends at'),
  side: describeSchema(point, 'The end of its second radius, on the ellipse it ends at'),
  focus: z.exactOptional(describeSchema(point, 'Where it begins, within the ellipse; the center without')),
  stops,
});

const conicGradient = z.strictObject({
  type: z.literal('conic'),
  center: point,
  angleDegrees: describeSchema(
    between(0, 360),
    'Where its turn begins: 0 is to the right of the center, 90 below',
  ),
  stops,
});

/** A linear, radial or conic gradient; points are shares of the box it fills. */
export const gradient = nameSchema(
  z.discriminatedUnion('type', [linearGradient, radialGradient, conicGradient]),
  'Gradient',
  'A gradient along a line, from a point to an ellipse, or clockwise around a point; points are shares of the box it fills',
);

/** A linear, radial or conic gradient. */
export type Gradient = Of<typeof gradient>;

const ownGradient = z.strictObject({ type: z.literal('gradient'), gradient });
const gradientOfKit = z.strictObject({
  type: z.literal('brandKitGradient'),
  gradientId: id,
  opacity: fraction,
});

/** A local gradient or one of the brand kit. */
export const gradientUse = nameSchema(
  z.discriminatedUnion('type', [ownGradient, gradientOfKit]),
  'GradientUse',
  'A gradient as it is applied; one of the brand kit that is missing is drawn black and reported',
);

/** A local gradient or one of the brand kit. */
export type GradientUse = Of<typeof gradientUse>;

/** The fill of an area. */
export const fill = nameSchema(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('none') }),
    z.strictObject({ type: z.literal('color'), color: colourUse }),
    ownGradient,
    gradientOfKit,
  ]),
  'Fill',
  'What an area is filled with',
);

/** The fill of an area. */
export type Fill = Of<typeof fill>;

/** The print condition of CMYK values. */
export const printCondition = describeSchema(
  z.enum(pressConditions),
  'The condition of printing that CMYK values are meant for, and PDF/X-4 names; coatedFogra39 without',
);
