import type { LineRoom } from '../lines/breakLines';
import { exactWidth } from '../lines/widths';
import { markTexts } from '../lists/markTexts';
import type { ShapedParagraph } from '../shape/shapedParagraph';
import type { TextParagraph } from './textInput';

/** The mark of a list, and how far from the edge of the column it starts. */
export interface PlannedMark {
  readonly shaped: ShapedParagraph;
  readonly x: number;
  readonly width: number;
}

/** A shaped paragraph with its indents and its mark. Lengths in points from the edge the paragraph starts at. */
export interface PlannedParagraph {
  readonly shaped: ShapedParagraph;
  readonly mark?: PlannedMark;
  readonly firstStart: number;
  readonly start: number;
  readonly endIndent: number;
}

/** The least gap between a mark and its text, as a share of the size. */
const MARK_GAP = 0.25;

/** Gives each paragraph its indents and marks; marks are shaped like paragraphs of their own. */
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

/** The mark as a paragraph that runs as its item does, whatever its own letters say. */
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

/** The room a paragraph's lines have in a column of this width. */
export const roomOf = (
  { start, firstStart, endIndent }: PlannedParagraph,
  columnWidth: number,
): LineRoom => ({ columnWidth, firstStart, start, endIndent });
