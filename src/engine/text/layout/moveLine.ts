import { lazyLine } from './lazyLine';
import { advanceAt } from './placeLine';
import type { LocalRun } from './runsOf';
import type { PlacedGlyph, PlacedRun, TextBox, TextLine } from './textLayout';
import type { LocalLine } from './textLineOf';

/** Where a line goes: scaled first, then moved, then turned. */
export interface LinePlace {
  readonly paragraph: number;
  readonly column: number;
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
  /** Where lines that run from top to bottom start. @default lines are horizontal */
  readonly right?: number | undefined;
}

/** Puts the glyphs of a run where they stand, from left to right, on a baseline so far below the top of their line. */
function placedGlyphs(run: LocalRun, baseline: number, { scale, dx, dy }: LinePlace): PlacedGlyph[] {
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
  glyphs: placedGlyphs(run, baseline, place),
  ...(run.stroke && { stroke: { ...run.stroke, width: run.stroke.width * place.scale } }),
});

/** Takes a line to its place in the frame. */
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
