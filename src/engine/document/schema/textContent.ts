import * as z from 'zod/mini';
import { id, nameSchema, text, wholeBetween, type Of } from './primitives';
import { characterFormat, paragraphOverrides } from './textStyle';

/** The maximum length of a text in a frame or variable, in characters. */
export const LONGEST_TEXT = 1_000_000;

const characterLook = {
  characterStyleId: z.exactOptional(id),
  format: z.exactOptional(characterFormat),
};

/** A part of a paragraph with one look: literal text, or the value of a variable. */
export const run = nameSchema(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('text'), text: text(LONGEST_TEXT), ...characterLook }),
    z.strictObject({ type: z.literal('variable'), variableId: id, ...characterLook }),
  ]),
  'Run',
  'A stretch of text with one look, or the value of a variable',
);

/** A part of a paragraph with one look. */
export type Run = Of<typeof run>;

/** The kind and level of a paragraph's list. */
export const list = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bullets'), level: wholeBetween(1, 5) }),
  z.strictObject({ type: z.literal('numbers'), level: wholeBetween(1, 4) }),
]);

/** A paragraph: its style, overrides, and runs in reading order. */
export const paragraph = nameSchema(
  z.strictObject({
    paragraphStyleId: z.exactOptional(id),
    format: z.exactOptional(paragraphOverrides),
    list: z.exactOptional(list),
    runs: z.array(run).check(z.maxLength(10_000)),
  }),
  'Paragraph',
  'A paragraph: its style, what it has of its own, and its runs',
);

/** A paragraph. */
export type Paragraph = Of<typeof paragraph>;

/** The text of a frame. */
export const paragraphs = z.array(paragraph).check(z.minLength(1), z.maxLength(20_000));
