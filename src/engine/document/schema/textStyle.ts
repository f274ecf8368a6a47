import * as z from 'zod/mini';
import { colourUse, localColour } from './colour';
import {
  between,
  coordinate,
  describeSchema,
  id,
  length,
  name,
  nameSchema,
  setDefaults,
  text,
  type Of,
} from './primitives';

/** The OpenType tag of a variable font's axis. */
const axisTag = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]{3}$/));

/** A font by its family and style, with the id of its file in the environment if known. */
export const font = nameSchema(
  z.strictObject({
    family: name,
    style: name,
    fontStyleId: z.exactOptional(text(64)),
    axes: z.exactOptional(
      describeSchema(
        z.record(axisTag, between(-32_768, 32_767)),
        'Values of axes of a variable font, by their tags; the others are those of the style',
      ),
    ),
  }),
  'Font',
  'A font by family and style',
);

/** A font. */
export type Font = Of<typeof font>;

const points = describeSchema(length, 'In points');
const alignment = z.enum(['left', 'center', 'right', 'justify']);
const appliedColour = z.strictObject({ applied: z.boolean(), color: colourUse });

/** The OpenType tag of a feature that can be switched. */
const featureTag = z
  .string()
  .check(
    z.regex(
      /^(?:liga|dlig|calt|lnum|onum|pnum|tnum|zero|frac|ordn|smcp|c2sc|salt|swsh|ss(?:0[1-9]|1\d|20))$/,
    ),
  );

/** Font features that are switched on or off; others keep the font's default. */
export const fontFeatures = nameSchema(
  z.record(featureTag, z.boolean()),
  'FontFeatures',
  'OpenType features that are switched on or off, by their tags; a font that lacks one ignores it',
);

/** Font features that are switched on or off. */
export type FontFeatures = Of<typeof fontFeatures>;

const characterFields = {
  font,
  fontSize: describeSchema(between(0.1, 10_000), 'In points'),
  typographicCase: z.enum(['normal', 'uppercase', 'lowercase']),
  kerningOn: z.boolean(),
  fontFeatures,
  subSuperScript: z.enum(['normal', 'superscript', 'subscript']),
  trackingLeft: describeSchema(between(-10_000, 10_000), 'In thousandths of the font size'),
  trackingRight: describeSchema(between(-10_000, 10_000), 'In thousandths of the font size'),
  baselineShiftValue: describeSchema(coordinate, 'In points; positive lifts'),
  lineHeight: describeSchema(between(0, 1_000), 'In percent of the font size'),
  textOverprint: z.boolean(),
  color: appliedColour,
  strokeColor: appliedColour,
  strokeWidth: points,
  backgroundColor: appliedColour,
  underline: z.boolean(),
  lineThrough: z.boolean(),
  language: describeSchema(text(35), 'A BCP 47 tag'),
};

const listIndents = {
  leftIndent: points,
  textIndent: describeSchema(coordinate, 'In points'),
  characterStyleId: z.exactOptional(id),
};

const bulletListStyle = z.strictObject({
  type: z.literal('bullets'),
  levels: z.array(z.strictObject({ mark: text(8), ...listIndents })).check(z.length(5)),
});

const numericListStyle = z.strictObject({
  type: z.literal('numbers'),
  levels: z
    .array(
      z.strictObject({
        numbering: z.enum(['arabic', 'upperRoman', 'lowerRoman', 'upperLatin', 'lowerLatin']),
        after: z.enum(['none', 'dash', 'dot', 'colon', 'roundBracket']),
        ...listIndents,
      }),
    )
    .check(z.length(4)),
});

/** The markers of a list: five levels of bullets or four of numbers. */
export const listStyle = nameSchema(
  z.discriminatedUnion('type', [bulletListStyle, numericListStyle]),
  'ListStyle',
  'Five levels of bullets, or four of numbers',
);

/** The markers of a list. */
export type ListStyle = Of<typeof listStyle>;

const paragraphFields = {
  startIndent: points,
  endIndent: points,
  textIndent: describeSchema(coordinate, 'Indent of the first line, in points'),
  spaceBefore: points,
  spaceAfter: points,
  textAlign: alignment,
  textAlignLast: alignment,
  hyphenation: z.boolean(),
  bulletListStyle,
  numericListStyle,
};

const withApplied = (isApplied: boolean, value: string) => ({
  applied: isApplied,
  color: localColour(value),
});
const NEW_INDENTS = { leftIndent: 18, textIndent: -18 };
const BULLETS = ['•', '◦', '▪', '•', '◦'];

/** The look of a new paragraph; its font is always available. */
export const NEW_PARAGRAPH_FORMAT = {
  font: { family: 'Arial', style: 'Regular' },
  fontSize: 12,
  typographicCase: 'normal',
  kerningOn: true,
  subSuperScript: 'normal',
  trackingLeft: 0,
  trackingRight: 0,
  baselineShiftValue: 0,
  lineHeight: 120,
  textOverprint: false,
  color: withApplied(true, '#000000'),
  strokeColor: withApplied(false, '#000000'),
  strokeWidth: 1,
  backgroundColor: withApplied(false, '#ffffff'),
  underline: false,
  lineThrough: false,
  language: 'en',
  startIndent: 0,
  endIndent: 0,
  textIndent: 0,
  spaceBefore: 0,
  spaceAfter: 0,
  textAlign: 'left',
  textAlignLast: 'left',
  hyphenation: false,
  bulletListStyle: {
    type: 'bullets',
    levels: BULLETS.map((mark, index) => ({ mark, ...NEW_INDENTS, leftIndent: 18 * (index + 1) })),
  },
  numericListStyle: {
    type: 'numbers',
    levels: [1, 2, 3, 4].map((level) => ({
      numbering: 'arabic' as const,
      after: 'dot' as const,
      ...NEW_INDENTS,
      leftIndent: 18 * level,
    })),
  },
} as const;

/** The complete look of a paragraph. */
export const paragraphFormat = nameSchema(
  z.strictObject(
    setDefaults(
      { ...characterFields, fontFeatures: z.exactOptional(fontFeatures), ...paragraphFields },
      NEW_PARAGRAPH_FORMAT,
    ),
  ),
  'ParagraphFormat',
  'Everything about the look of a paragraph',
);

/** The complete look of a paragraph. */
export type ParagraphFormat = Of<typeof paragraphFormat>;

/** The overrides of a paragraph over its style. */
export const paragraphOverrides = nameSchema(
  z.exactPartial(z.strictObject({ ...characterFields, ...paragraphFields })),
  'ParagraphOverrides',
  'What a paragraph has of its own; the rest is its style’s',
);

/** The overrides of a paragraph over its style. */
export type ParagraphOverrides = Of<typeof paragraphOverrides>;

/** The look of characters; unset properties follow the paragraph. */
export const characterFormat = nameSchema(
  z.exactPartial(z.strictObject(characterFields)),
  'CharacterFormat',
  'The look of characters; what is not set is the paragraph’s',
);

/** The look of characters. */
export type CharacterFormat = Of<typeof characterFormat>;
