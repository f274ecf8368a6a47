import * as z from 'zod/mini';
import { pressConditions } from '../../../domain/colour';
import { between, described, fraction, id, name, named, type Of } from './primitives';

const channel = described(between(0, 255), 'From 0 to 255');
const hex = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/));
const rgb = { r: channel, g: channel, b: channel };
const cmyk = { c: fraction, m: fraction, y: fraction, k: fraction };

/** A colour by its numbers; a spot colour is an ink with numbers for where the ink can't be shown. */
export const colour = named(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('rgb'), ...rgb }),
    z.strictObject({ type: z.literal('hex'), value: hex }),
    z.strictObject({ type: z.literal('cmyk'), ...cmyk }),
    z.strictObject({ type: z.literal('gray'), gray: described(fraction, '0 is black, 1 is white') }),
    z.strictObject({ type: z.literal('hsl'), h: between(0, 360), s: fraction, l: fraction }),
    z.strictObject({ type: z.literal('spotRgb'), ink: name, ...rgb }),
    z.strictObject({ type: z.literal('spotHex'), ink: name, value: hex }),
    z.strictObject({ type: z.literal('spotCmyk'), ink: name, ...cmyk }),
  ]),
  'Color',
  'A colour; parts of CMYK from 0 to 1, spot colours with the name of their ink',
);

/** A colour by its numbers. */
export type Colour = Of<typeof colour>;

/** A colour where it is applied: its own or one of the brand kit, with an opacity. */
export const colourUse = named(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('local'), color: colour, opacity: fraction }),
    z.strictObject({ type: z.literal('brandKit'), colorId: id, opacity: fraction }),
  ]),
  'ColorUse',
  'A colour as it is applied; one of the brand kit that is missing is drawn black and reported',
);

/** A colour where it is applied. */
export type ColourUse = Of<typeof colourUse>;

/** A colour of its own, by its hex digits, opaque. */
export const localColour = (value: string): Extract<ColourUse, { type: 'local' }> => ({
  type: 'local',
  color: { type: 'hex', value },
  opacity: 1,
});

const gradientStop = z.strictObject({
  position: described(fraction, 'From start to end; no lower than that of the stop before'),
  color: colourUse,
});

const point = z.strictObject({ x: between(-10, 10), y: between(-10, 10) });

/** A linear gradient; start and end are shares of the box it fills. */
export const gradient = named(
  z.strictObject({
    type: z.literal('linear'),
    start: point,
    end: point,
    stops: z.array(gradientStop).check(z.minLength(2), z.maxLength(100)),
  }),
  'Gradient',
  'A linear gradient of two stops or more; start and end are shares of the box it fills',
);

/** A linear gradient. */
export type Gradient = Of<typeof gradient>;

/** What an area is filled with. */
export const fill = named(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('none') }),
    z.strictObject({ type: z.literal('color'), color: colourUse }),
    z.strictObject({ type: z.literal('gradient'), gradient }),
    z.strictObject({ type: z.literal('brandKitGradient'), gradientId: id, opacity: fraction }),
  ]),
  'Fill',
  'What an area is filled with',
);

/** What an area is filled with. */
export type Fill = Of<typeof fill>;

/** The condition of printing that CMYK values are meant for. */
export const printCondition = described(
  z.enum(pressConditions),
  'The condition of printing that CMYK values are meant for, and PDF/X-4 names; coatedFogra39 without',
);
