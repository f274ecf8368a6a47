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

/** Takes a line to its place in the frame. */
export function moveLine(line: LocalLine, place: LinePlace): TextLine {
  const { paragraph, column, scale, dx, dy } = place;
  const x = (value: number) => value * scale + dx;
  const y = (value: number) => value * scale + dy;
  const box = (moved: TextBox): TextBox => ({
    x: x(moved.x),
    y: y(moved.y),
    width: moved.width * scale,
    height: moved.height * scale,
    color: moved.color,
    overprint: moved.overprint,
  });
  const run = (local: LocalRun): PlacedRun => ({
    run: local.run,
    font: local.font,
    size: local.size * scale,
    direction: local.direction,
    text: local.text,
    ...(local.fill && { fill: local.fill }),
    overprint: local.overprint,
    glyphs: placedGlyphs(local, line.baseline, place),
    ...(local.stroke && { stroke: { ...local.stroke, width: local.stroke.width * scale } }),
  });
  const moved = {
    paragraph,
    column,
    start: line.start,
    end: line.end,
    isRightToLeft: line.isRightToLeft,
    left: x(line.left),
    right: x(line.right),
    top: y(line.top),
    height: line.height * scale,
    baseline: y(line.baseline),
    backgrounds: line.backgrounds.map(box),
    runs: line.runs.map(run),
    rules: line.rules.map(box),
  };
  return lazyLine(moved, () =>
    line.clusters().map(({ start, end, left, right, isRightToLeft }) => ({
      start,
      end,
      left: x(left),
      right: x(right),
      isRightToLeft,
    })),
  );
}
