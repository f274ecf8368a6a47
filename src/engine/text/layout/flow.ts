import { type BrokenLine, linesFrom } from '../lines/breakLines';
import { type LineMetrics, metricsOf } from '../lines/lineMetrics';
import type { ShapedParagraph } from '../shape/shapedParagraph';
import type { TextPosition } from '../textLayout';
import type { LastPlaced } from './placeFlowedLine';
import { type PlannedParagraph, roomOf } from './plan';

/** A line with its height, and its last placement. */
export interface MeasuredLine extends LineMetrics {
  readonly line: BrokenLine;
  readonly placed: LastPlaced;
}

/** The lines of a paragraph, broken on demand. */
export class LinesOfParagraph {
  readonly #broken: MeasuredLine[] = [];
  readonly #shaped: ShapedParagraph;
  readonly #rest: Iterator<BrokenLine, void>;

  constructor(planned: PlannedParagraph, width: number) {
    this.#shaped = planned.shaped;
    this.#rest = linesFrom(planned.shaped, roomOf(planned, width));
  }

  /** Returns the line of this number; callers must have requested those before it. */
  at(index: number): MeasuredLine | undefined {
    const known = this.#broken[index];
    if (known) return known;
    const { value: line } = this.#rest.next();
    if (!line) return undefined;
    const { height, baseline } = this.#metricsOf(line);
    const measured = { line, placed: {}, height, baseline };
    this.#broken.push(measured);
    return measured;
  }

  #metricsOf(line: BrokenLine): LineMetrics {
    const first = this.#broken[0];
    const isAlike = this.#shaped.paragraph.runs.length <= 1;
    return first && isAlike ? first : metricsOf(this.#shaped, line);
  }
}

/** The maximum number of cached widths and indents of a paragraph. */
const MOST_KEPT = 64;

/** Returns the lines of a paragraph, cached as long as its shape: most of a text stays unchanged. */
export function linesOf(planned: PlannedParagraph, width: number): LinesOfParagraph {
  const { shaped, start, firstStart, endIndent } = planned;
  const known = shaped.lines;
  const key = [width, start, firstStart, endIndent].join(' ');
  const kept = known.get(key);
  if (kept) return kept;
  const lines = new LinesOfParagraph(planned, width);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, lines);
  return lines;
}

/** The equal columns of a text. In points. */
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
  /** The end of the last line in each column with lines. */
  readonly heights: readonly number[];
  /** Whether no word had to be broken because it exceeds its line. */
  readonly keepsWords: boolean;
}

/** The tolerance of rounding errors in a height. */
const SLACK = 1e-6;
/** The extent of text in columns, without its lines. */
export type Extent = Omit<Flow, 'lines'>;

/** Flows text through columns. A line higher than a column has no place, nor have the lines after it. */
export function flowText(paragraphs: readonly PlannedParagraph[], columns: Columns): Flow {
  const lines: FlowedLine[] = [];
  return { lines, ...extentOf(paragraphs, columns, (line) => lines.push(line)) };
}

/**
 * Returns the extent of text in columns, for trying a size.
 * @param put receives each line with its place
 */
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
