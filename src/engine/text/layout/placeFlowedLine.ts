import { type Matrix, transformPoint } from '../../display';
import { lazily } from '../lazily';
import type { PlacedGlyph, PlacedRun, TextBox, TextCluster, TextLine } from '../textLayout';
import type { FlowedLine } from './flow';
import { advanceAt } from './placeLine';
import type { PlannedMark, PlannedParagraph } from './plan';
import type { LocalRun } from './runsOf';
import { type LocalLine, textLineOf } from './textLineOf';

/** The place of a line: it is scaled first, then moved, then turned. */
export interface LinePlace {
  readonly paragraph: number;
  readonly column: number;
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
  /**
   * The x from which vertical lines start.
   * @default lines are horizontal
   */
  readonly right?: number | undefined;
}

/** Places the glyphs of a run from left to right, on a baseline below the top of their line. */
function placeGlyphs(run: LocalRun, baseline: number, { scale, dx, dy }: LinePlace): PlacedGlyph[] {
  const { piece, first, last, start } = run;
  const { ids, clusters, xs, ys } = piece.glyphs;
  const rise = piece.item?.setting.rise ?? 0;
  const placed = new Array<PlacedGlyph>(last - first);
  let pen = piece.left;
  for (let index = piece.first; index < first; index += 1) pen += advanceAt(piece, index);
  for (let index = first; index < last; index += 1) {
    placed[index - first] = {
      id: ids[index] ?? 0,
      x: (pen + (xs[index] ?? 0)) * scale + dx,
      y: (baseline - ((ys[index] ?? 0) + rise)) * scale + dy,
      cluster: start === null ? 0 : (clusters[index] ?? 0) - start,
    };
    pen += advanceAt(piece, index);
  }
  return placed;
}

const movedBox = (box: TextBox, { scale, dx, dy }: LinePlace): TextBox => ({
  x: box.x * scale + dx,
  y: box.y * scale + dy,
  width: box.width * scale,
  height: box.height * scale,
  color: box.color,
  overprint: box.overprint,
});

const movedRun = (run: LocalRun, baseline: number, place: LinePlace): PlacedRun => ({
  run: run.run,
  font: run.font,
  size: run.size * place.scale,
  direction: run.direction,
  text: run.text,
  ...(run.fill && { fill: run.fill }),
  overprint: run.overprint,
  glyphs: placeGlyphs(run, baseline, place),
  ...(run.stroke && { stroke: { ...run.stroke, width: run.stroke.width * place.scale } }),
});

/** Moves a line to its place in the frame. */
export function moveLine(line: LocalLine, place: LinePlace): TextLine {
  const { paragraph, column, scale, dx, dy } = place;
  const moved = {
    paragraph,
    column,
    start: line.start,
    end: line.end,
    isRightToLeft: line.isRightToLeft,
    left: line.left * scale + dx,
    right: line.right * scale + dx,
    top: line.top * scale + dy,
    height: line.height * scale,
    baseline: line.baseline * scale + dy,
    backgrounds: line.backgrounds.map((box) => movedBox(box, place)),
    runs: line.runs.map((run) => movedRun(run, line.baseline, place)),
    rules: line.rules.map((box) => movedBox(box, place)),
  };
  return lazyLine(moved, () =>
    line.clusters().map(({ start, end, left, right, isRightToLeft }) => ({
      start,
      end,
      left: left * scale + dx,
      right: right * scale + dx,
      isRightToLeft,
    })),
  );
}

/**
 * A line that computes its characters on first use. A class, because V8 makes objects with own getters slow, and keeps
 * them and their content until the next full collection.
 */
class LazyLine implements TextLine {
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  readonly column: number;
  readonly isRightToLeft: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly height: number;
  readonly baseline: number;
  readonly transform: TextLine['transform'];
  readonly backgrounds: TextLine['backgrounds'];
  readonly runs: TextLine['runs'];
  readonly rules: TextLine['rules'];
  readonly #clusters: () => readonly TextCluster[];

  constructor(line: Omit<TextLine, 'clusters'>, clusters: () => readonly TextCluster[]) {
    this.paragraph = line.paragraph;
    this.start = line.start;
    this.end = line.end;
    this.column = line.column;
    this.isRightToLeft = line.isRightToLeft;
    this.left = line.left;
    this.right = line.right;
    this.top = line.top;
    this.height = line.height;
    this.baseline = line.baseline;
    this.transform = line.transform;
    this.backgrounds = line.backgrounds;
    this.runs = line.runs;
    this.rules = line.rules;
    this.#clusters = lazily(clusters);
  }

  get clusters(): readonly TextCluster[] {
    return this.#clusters();
  }
}

/** Creates a line that computes its characters on first use: `{ ...line }` leaves them out. */
export const lazyLine = (
  line: Omit<TextLine, 'clusters'>,
  clusters: () => readonly TextCluster[],
): TextLine => new LazyLine(line, clusters);

/** Returns the matrix that turns lines clockwise into vertical ones; the first is at this x of the frame. */
export const turnFrom = (right: number): Matrix => [0, 1, -1, 0, right, 0];

function turnBox(box: TextBox, turn: Matrix): TextBox {
  const [x, y] = transformPoint(turn, box.x, box.y + box.height);
  return { ...box, x, y, width: box.height, height: box.width };
}

/** Moves upright glyphs to their places on the page; sideways ones turn with the line. */
function turnRun(run: PlacedRun, turn: Matrix): PlacedRun {
  if (run.direction !== 'topToBottom') return { ...run, transform: turn };
  const glyphs = run.glyphs.map(({ id, x, y, cluster }) => {
    const [across, down] = transformPoint(turn, x, y);
    return { id, x: across, y: down, cluster };
  });
  return { ...run, glyphs };
}

/** Turns a horizontally set line into a vertical one; positions along the line stay unchanged. */
export const turnLine = (line: TextLine, turn: Matrix): TextLine =>
  lazyLine(
    {
      ...line,
      transform: turn,
      backgrounds: line.backgrounds.map((box) => turnBox(box, turn)),
      runs: line.runs.map((run) => turnRun(run, turn)),
      rules: line.rules.map((box) => turnBox(box, turn)),
    },
    () => line.clusters,
  );

/** The cached placement of a line: its glyphs and last place. Empty before it is placed. */
export interface LastPlaced {
  last?: {
    readonly mark: PlannedMark['shaped'] | undefined;
    readonly local: LocalLine;
    readonly place: LinePlace;
    readonly line: TextLine;
  };
}

const isSameLinePlace = (a: LinePlace, b: LinePlace) =>
  a.paragraph === b.paragraph &&
  a.column === b.column &&
  a.scale === b.scale &&
  a.dx === b.dx &&
  a.dy === b.dy &&
  a.right === b.right;

/**
 * Places a line. A broken line belongs to one paragraph, width and set of indents, so that only its marker and place
 * can change. An unchanged line is the same object, so that painters can recognise it.
 */
export function placeFlowedLine(
  planned: PlannedParagraph,
  flowed: FlowedLine,
  columnWidth: number,
  place: LinePlace,
): TextLine {
  const known = flowed.placed.last;
  const mark = planned.mark?.shaped;
  const isKnown = known?.mark === mark;
  if (known && isKnown && isSameLinePlace(known.place, place)) return known.line;
  const local = known && isKnown ? known.local : textLineOf(planned, flowed, columnWidth);
  const moved = moveLine(local, place);
  const line = place.right === undefined ? moved : turnLine(moved, turnFrom(place.right));
  flowed.placed.last = { mark, local, place, line };
  return line;
}
