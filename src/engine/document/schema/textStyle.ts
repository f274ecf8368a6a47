import * as z from 'zod/mini';
import { colourUse, localColour } from './colour';
import {
  between,
  coordinate,
  described,
  id,
  length,
  name,
  named,
  startingWith,
  text,
  type Of,
} from './primitives';

/** A font by the names people know it by; the id of its file in the environment where it is known. */
export const font = named(
  z.strictObject({ family: name, style: name, fontStyleId: z.exactOptional(text(64)) }),
  'Font',
  'A font by family and style',
);

/** A font. */
export type Font = Of<typeof font>;

const points = described(length, 'In points');
const alignment = z.enum(['left', 'center', 'right', 'justify']);
const appliedColour = z.strictObject({ applied: z.boolean(), color: colourUse });

const characterFields = {
  font,
  fontSize: described(between(0.1, 10_000), 'In points'),
  typographicCase: z.enum(['normal', 'uppercase', 'lowercase']),
  kerningOn: z.boolean(),
  subSuperScript: z.enum(['normal', 'superscript', 'subscript']),
  trackingLeft: described(between(-10_000, 10_000), 'In thousandths of the font size'),
  trackingRight: described(between(-10_000, 10_000), 'In thousandths of the font size'),
  baselineShiftValue: described(coordinate, 'In points; positive lifts'),
  lineHeight: described(between(0, 1_000), 'In percent of the font size'),
  textOverprint: z.boolean(),
  color: appliedColour,
  strokeColor: appliedColour,
  strokeWidth: points,
  backgroundColor: appliedColour,
  underline: z.boolean(),
  lineThrough: z.boolean(),
  language: described(text(35), 'A BCP 47 tag'),
};

const listIndents = {
  leftIndent: points,
  textIndent: described(coordinate, 'In points'),
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

/** How the marks of a list look: five levels of bullets or four of numbers. */
export const listStyle = named(
  z.discriminatedUnion('type', [bulletListStyle, numericListStyle]),
  'ListStyle',
  'Five levels of bullets, or four of numbers',
);

/** How the marks of a list look. */
export type ListStyle = Of<typeof listStyle>;

const paragraphFields = {
  startIndent: points,
  endIndent: points,
  textIndent: described(coordinate, 'Indent of the first line, in points'),
  spaceBefore: points,
  spaceAfter: points,
  textAlign: alignment,
  textAlignLast: alignment,
  hyphenation: z.boolean(),
  bulletListStyle,
  numericListStyle,
};

const applied = (isApplied: boolean, value: string) => ({ applied: isApplied, color: localColour(value) });
const NEW_INDENTS = { leftIndent: 18, textIndent: -18 };
const BULLETS = ['•', '◦', '▪', '•', '◦'];

/** The look of a new paragraph; its font is always there. */
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
  color: applied(true, '#000000'),
  strokeColor: applied(false, '#000000'),
  strokeWidth: 1,
  backgroundColor: applied(false, '#ffffff'),
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

/** Everything about the look of a paragraph. */
export const paragraphFormat = named(
  z.strictObject(startingWith({ ...characterFields, ...paragraphFields }, NEW_PARAGRAPH_FORMAT)),
  'ParagraphFormat',
  'Everything about the look of a paragraph',
);

/** Everything about the look of a paragraph. */
export type ParagraphFormat = Of<typeof paragraphFormat>;

/** What a paragraph has of its own, over its style. */
export const paragraphOverrides = named(
  z.exactPartial(z.strictObject({ ...characterFields, ...paragraphFields })),
  'ParagraphOverrides',
  'What a paragraph has of its own; the rest is its style’s',
);

/** What a paragraph has of its own, over its style. */
export type ParagraphOverrides = Of<typeof paragraphOverrides>;

/** The look of characters; what is not set is the paragraph's. */
export const characterFormat = named(
  z.exactPartial(z.strictObject(characterFields)),
  'CharacterFormat',
  'The look of characters; what is not set is the paragraph’s',
);

/** The look of characters. */
export type CharacterFormat = Of<typeof characterFormat>;
