import { newTextFrame, type CharacterFormat, type ParagraphOverrides } from '@/engine/document';
import { NEW_PARAGRAPH_FORMAT } from '@/engine/document';
import {
  layoutText,
  type PlacedRun,
  type TextInput,
  type TextLayout,
  type TextLine,
  type TextParagraph,
} from '@/engine/text';
import { testFonts } from './fonts';

const fonts = testFonts();

/** A paragraph of runs: text, or text with a look. */
export function paragraphOf(
  runs: string | readonly (string | readonly [text: string, look: CharacterFormat])[],
  overrides: ParagraphOverrides = {},
  list?: TextParagraph['list'],
): TextParagraph {
  const format = { ...NEW_PARAGRAPH_FORMAT, ...overrides };
  return {
    format,
    runs: (typeof runs === 'string' ? [runs] : runs).map((run) =>
      typeof run === 'string'
        ? { text: run, look: format }
        : { text: run[0], look: { ...format, ...run[1] } },
    ),
    ...(list && { list }),
  };
}

/** The input of a layout: one paragraph, or several; by default in a frame of 200 by 400 points. */
export function textInput(
  paragraphs: string | TextParagraph | readonly TextParagraph[],
  rest: Partial<Omit<TextInput, 'options'>> & { readonly options?: Partial<TextInput['options']> } = {},
): TextInput {
  const one = typeof paragraphs === 'string' ? paragraphOf(paragraphs) : paragraphs;
  return {
    paragraphs: Array.isArray(one) ? (one as readonly TextParagraph[]) : [one as TextParagraph],
    width: 200,
    height: 400,
    fonts,
    ...rest,
    options: { ...newTextFrame('Text').options, ...rest.options },
  };
}

/** Lays out; see textInput. */
export const layout = (...input: Parameters<typeof textInput>): TextLayout => layoutText(textInput(...input));

/** Returns a whole layout, including the lazily computed parts of its lines. */
export const everythingIn = (layout: TextLayout) => ({
  ...layout,
  lines: layout.lines.map((line) => ({ ...line, clusters: line.clusters })),
});

/** Lists the glyphs of a line or of runs, from left to right. */
export const glyphsOf = (of: TextLine | readonly PlacedRun[]) =>
  ('runs' in of ? of.runs : of).flatMap(({ glyphs }) => glyphs);

/** Lists the texts of the lines as drawn, in reading order if a line has one direction. */
export const drawn = ({ lines }: TextLayout): string[] =>
  lines.map(({ runs }) => runs.map(({ text }) => text).join(''));
