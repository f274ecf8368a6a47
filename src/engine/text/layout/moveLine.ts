import { lazily } from './lazily';
import type { LocalRun } from './runsOf';
import type { PlacedRun, TextBox, TextLine } from './textLayout';
import type { LocalLine } from './textLineOf';

/** Where a line goes: scaled first, then moved. */
export interface LinePlace {
  readonly paragraph: number;
  readonly column: number;
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
}

/** Takes a line to its place in the frame. */
export function moveLine(line: LocalLine, { paragraph, column, scale, dx, dy }: LinePlace): TextLine {
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
  const run = ({ stroke, start, glyphs, ...moved }: LocalRun): PlacedRun => ({
    ...moved,
    size: moved.size * scale,
    glyphs: glyphs.map((glyph) => ({
      id: glyph.id,
      x: x(glyph.x),
      y: y(line.baseline - glyph.y),
      cluster: start === null ? 0 : glyph.cluster - start,
    })),
    ...(stroke && { stroke: { ...stroke, width: stroke.width * scale } }),
  });
  const clusters = lazily(() =>
    line.clusters.map(({ start, end, left, right, isRightToLeft }) => ({
      start,
      end,
      left: x(left),
      right: x(right),
      isRightToLeft,
    })),
  );
  return {
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
    get clusters() {
      return clusters();
    },
  };
}
