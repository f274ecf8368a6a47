import { linesFrom, type BrokenLine } from '../lines/breakLines';
import { metricsOf, type LineMetrics } from '../lines/lineMetrics';
import type { ShapedParagraph } from '../shape/shapedParagraph';
import type { LastPlaced } from './placedLine';
import { roomOf, type PlannedParagraph } from './plan';

/** A line with its height, and how it stood when it was placed last. */
export interface MeasuredLine extends LineMetrics {
  readonly line: BrokenLine;
  readonly placed: LastPlaced;
}

/** The lines of a paragraph, of which those are broken that were asked for. */
export class LinesOfParagraph {
  readonly #broken: MeasuredLine[] = [];
  readonly #shaped: ShapedParagraph;
  readonly #rest: Iterator<BrokenLine, void>;

  constructor(planned: PlannedParagraph, width: number) {
    this.#shaped = planned.shaped;
    this.#rest = linesFrom(planned.shaped, roomOf(planned, width));
  }

  /** The line of this number; those before it have been asked for. */
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

/** So many widths and sets of indents are kept of a paragraph. */
const MOST_KEPT = 64;

/** The lines of a paragraph, kept as long as its shape is: most of a text stays as it was. */
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
