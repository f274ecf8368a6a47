import { linesOf, type MeasuredLine } from './linesOf';
import type { PlannedParagraph } from './plan';
import type { TextPosition } from './textLayout';

/** The columns text runs through, all alike. In points. */
export interface Columns {
  readonly count: number;
  readonly width: number;
  readonly height: number;
}

/** A line in its column: lengths in points from the top of the column. */
export interface FlowedLine extends MeasuredLine {
  readonly paragraph: number;
  readonly lineIndex: number;
  readonly column: number;
  readonly top: number;
}

/** Text in its columns. */
export interface Flow {
  readonly lines: readonly FlowedLine[];
  readonly overset: TextPosition | null;
  /** The end of the last line in each column that has lines. */
  readonly heights: readonly number[];
  /** Whether no word had to be broken that is wider than its line. */
  readonly keepsWords: boolean;
}

/** What a rounding error may add to a height. */
const SLACK = 1e-6;
/** Text in its columns, without its lines. */
export type Extent = Omit<Flow, 'lines'>;

/** Lets text run through columns. A line that is higher than a column, and all after it, has no place. */
export function flowText(paragraphs: readonly PlannedParagraph[], columns: Columns): Flow {
  const lines: FlowedLine[] = [];
  return { lines, ...extentOf(paragraphs, columns, (line) => lines.push(line)) };
}

/** How far text runs through columns: what a size is tried by. @param put is given each line with its place */
export function extentOf(
  paragraphs: readonly PlannedParagraph[],
  columns: Columns,
  put?: (line: FlowedLine) => void,
): Extent {
  const heights: number[] = [];
  let column = 0;
  let bottom = 0;
  let isAtTop = true;
  let gap = 0;
  let keepsWords = true;
  for (const [paragraph, planned] of paragraphs.entries()) {
    const { spaceBefore, spaceAfter } = planned.shaped.paragraph.format;
    gap += spaceBefore;
    const lines = linesOf(planned, columns.width);
    for (let lineIndex = 0; ; lineIndex += 1) {
      const measured = lines.at(lineIndex);
      if (!measured) break;
      let top = isAtTop ? 0 : bottom + gap;
      if (top + measured.height > columns.height + SLACK && !isAtTop) {
        column += 1;
        top = 0;
      }
      if (column >= columns.count || measured.height > columns.height + SLACK) {
        const offset = planned.shaped.sourceOf[measured.line.start] ?? 0;
        return { heights, keepsWords, overset: { paragraph, offset } };
      }
      const { line, placed, height, baseline } = measured;
      put?.({ line, placed, height, baseline, paragraph, lineIndex, column, top });
      bottom = top + measured.height;
      isAtTop = false;
      heights[column] = bottom;
      gap = 0;
      keepsWords &&= !measured.line.isForced;
    }
    gap += spaceAfter;
  }
  return { heights, keepsWords, overset: null };
}
