import type { LineRoom } from '../lines/breakLines';
import { exactWidth } from '../lines/widths';
import { markTexts } from '../lists/markTexts';
import type { ShapedParagraph } from '../shape/shapedParagraph';
import type { TextParagraph } from '../textInput';
import type { TextLayout } from '../textLayout';

const unique = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** Returns the missing characters and fonts of a text, without duplicates. */
export function missingIn(
  paragraphs: readonly PlannedParagraph[],
): Pick<TextLayout, 'missingGlyphs' | 'missingFonts'> {
  const shaped = paragraphs.flatMap((planned) => [
    planned.shaped,
    ...(planned.mark ? [planned.mark.shaped] : []),
  ]);
  return {
    missingGlyphs: unique(shaped.flatMap(({ missingGlyphs }) => missingGlyphs)),
    missingFonts: unique(shaped.flatMap(({ missingFonts }) => missingFonts)),
  };
}

/** A list marker, with its distance from the edge of the column. */
export interface PlannedMark {
  readonly shaped: ShapedParagraph;
  readonly x: number;
  readonly width: number;
}

/** A shaped paragraph with its indents and marker. Lengths in points from the paragraph's starting edge. */
export interface PlannedParagraph {
  readonly shaped: ShapedParagraph;
  readonly mark?: PlannedMark;
  readonly firstStart: number;
  readonly start: number;
  readonly endIndent: number;
}

/** The minimum gap between a marker and its text, as a share of the size. */
const MARK_GAP = 0.25;

/** Adds indents and markers to paragraphs; markers are shaped like paragraphs. */
export function planParagraphs(
  paragraphs: readonly TextParagraph[],
  shape: (paragraph: TextParagraph) => ShapedParagraph,
): PlannedParagraph[] {
  const marks = markTexts(paragraphs);
  return paragraphs.map((paragraph, index) => {
    const shaped = shape(paragraph);
    const mark = marks[index];
    const { startIndent, endIndent, textIndent } = paragraph.format;
    if (mark === undefined) {
      return { shaped, endIndent, start: startIndent, firstStart: startIndent + textIndent };
    }
    return withMark(paragraph, shaped, shape(markParagraph(paragraph, mark, shaped.isRightToLeft)));
  });
}

/** Creates the paragraph of a marker with the direction of its item, whatever its letters. */
function markParagraph(paragraph: TextParagraph, mark: string, isRightToLeft: boolean): TextParagraph {
  const { format, markLook = format } = paragraph;
  const direction = isRightToLeft ? '\u200f' : '\u200e';
  return { runs: [{ text: direction + mark, look: markLook }], format };
}

function withMark(
  paragraph: TextParagraph,
  shaped: ShapedParagraph,
  mark: ShapedParagraph,
): PlannedParagraph {
  const { startIndent, endIndent, fontSize } = paragraph.format;
  const { leftIndent, textIndent } = levelOf(paragraph) ?? { leftIndent: 0, textIndent: 0 };
  const start = startIndent + leftIndent;
  const x = start + textIndent;
  const width = exactWidth(mark, 0, mark.text.length, x);
  const firstStart = width === 0 ? start : Math.max(start, x + width + MARK_GAP * fontSize);
  return { shaped, mark: { shaped: mark, x, width }, start, firstStart, endIndent };
}

function levelOf({ format, list }: TextParagraph) {
  if (list?.type === 'bullets') return format.bulletListStyle.levels[list.level - 1];
  return list && format.numericListStyle.levels[list.level - 1];
}

/** Returns the room for a paragraph's lines in a column of this width. */
export const roomOf = (
  { start, firstStart, endIndent }: PlannedParagraph,
  columnWidth: number,
): LineRoom => ({ columnWidth, firstStart, start, endIndent });
