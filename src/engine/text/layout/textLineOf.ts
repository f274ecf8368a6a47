import type { ShapedParagraph } from '../shape/shapedParagraph';
import { LINE_END } from '../shape/displayedText';
import { startIn } from '../lines/breakLines';
import { alignLine, type LinePiece, placeLine } from './placeLine';
import { clustersOf, type LineCluster } from './clustersOf';
import { decorate } from './decorate';
import type { FlowedLine } from './flow';
import { lazily } from '../lazily';
import { roomOf, type PlannedMark, type PlannedParagraph } from './plan';
import { runsOf, type LocalRun } from './runsOf';
import type { TextCluster, TextLine } from '../textLayout';

/** A line before placement: x from the left edge of its column, y from its own top, unscaled. */
export interface LocalLine extends Omit<TextLine, 'paragraph' | 'column' | 'runs' | 'clusters'> {
  readonly runs: readonly LocalRun[];
  readonly clusters: () => readonly TextCluster[];
}

/** A line before it has a place. */
type UnplacedLine = Pick<FlowedLine, 'line' | 'lineIndex' | 'height' | 'baseline'>;

/** Places the glyphs of a line with their decorations. */
export function textLineOf(planned: PlannedParagraph, flowed: UnplacedLine, columnWidth: number): LocalLine {
  const { shaped, mark } = planned;
  const { line, lineIndex, height, baseline } = flowed;
  const room = roomOf(planned, columnWidth);
  const aligned = alignLine(shaped, line, lineIndex, room);
  const pieces = placeLine(shaped, line, aligned, startIn(room, lineIndex));
  const runs = pieces.flatMap((piece) => runsOf(shaped, piece, false));
  const marks = mark && lineIndex === 0 ? markRuns(mark, columnWidth, shaped.isRightToLeft) : [];
  const left = pieces[0]?.left ?? aligned.left;
  const right = pieces.at(-1)?.right ?? aligned.left;
  return {
    start: shaped.sourceOf[line.start] ?? 0,
    end: shaped.sourceOf[line.end] ?? 0,
    isRightToLeft: shaped.isRightToLeft,
    left,
    right,
    top: 0,
    height,
    baseline,
    ...decorate(shaped, pieces, { height, baseline }),
    runs: shaped.isRightToLeft ? [...runs, ...marks] : [...marks, ...runs],
    // Computed on demand: only carets need them.
    clusters: lazily(() => visualClusters(shaped, flowed, pieces, { left, right })),
  };
}

/** Returns the runs of a marker, at the starting edge of the paragraph. */
function markRuns(
  { shaped, x, width }: PlannedMark,
  columnWidth: number,
  isRightToLeft: boolean,
): LocalRun[] {
  const end = shaped.text.length;
  const line = { start: 0, textEnd: end, end, width, hasHyphen: false, isLast: true, isForced: false };
  const left = isRightToLeft ? columnWidth - x - width : x;
  const pieces = placeLine(shaped, line, { left, stretch: 0, stretched: new Set() }, x);
  return pieces.flatMap((piece) => runsOf(shaped, piece, true));
}

/** Returns the characters of a line from left to right; blanks at its end extend beyond the edge. */
function visualClusters(
  shaped: ShapedParagraph,
  { line }: UnplacedLine,
  pieces: readonly LinePiece[],
  edges: Pick<TextLine, 'left' | 'right'>,
): TextCluster[] {
  const text = pieces
    .filter((piece) => piece.text === undefined)
    .flatMap((piece) => {
      const clusters = toStoredClusters(shaped, clustersOf(shaped, piece));
      return piece.level % 2 === 1 ? clusters.reverse() : clusters;
    });
  const blanks: LineCluster[] = [];
  let reach = 0;
  for (let index = line.textEnd; index < line.end && shaped.text[index] !== LINE_END; index += 1) {
    const width = (shaped.widths[index + 1] ?? 0) - (shaped.widths[index] ?? 0);
    const { isRightToLeft } = shaped;
    const left = isRightToLeft ? edges.left - reach - width : edges.right + reach;
    blanks.push({ start: index, end: index + 1, left, right: left + width, isRightToLeft });
    reach += width;
  }
  const hanging = toStoredClusters(shaped, blanks);
  return shaped.isRightToLeft ? [...hanging.reverse(), ...text] : [...text, ...hanging];
}

/** Maps clusters to the stored text; two drawn letters of one stored letter become one. */
function toStoredClusters({ sourceOf }: ShapedParagraph, clusters: readonly LineCluster[]): TextCluster[] {
  const result: TextCluster[] = [];
  for (const cluster of clusters) {
    const start = sourceOf[cluster.start] ?? 0;
    const end = sourceOf[cluster.end] ?? 0;
    const last = result.at(-1);
    if (last && last.start === start) {
      const left = Math.min(last.left, cluster.left);
      result[result.length - 1] = { ...last, end, left, right: Math.max(last.right, cluster.right) };
    } else result.push({ ...cluster, start, end });
  }
  return result;
}
