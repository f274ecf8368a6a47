import type { PlacedRun, TextBox, TextLine } from './textLayout';

/** Takes a line from its column to its frame: scaled first, then moved. */
export function moveLine(line: TextLine, scale: number, dx: number, dy: number): TextLine {
  const x = (value: number) => value * scale + dx;
  const y = (value: number) => value * scale + dy;
  const box = (moved: TextBox): TextBox => ({
    ...moved,
    x: x(moved.x),
    y: y(moved.y),
    width: moved.width * scale,
    height: moved.height * scale,
  });
  const run = ({ stroke, ...moved }: PlacedRun): PlacedRun => ({
    ...moved,
    size: moved.size * scale,
    glyphs: moved.glyphs.map((glyph) => ({ ...glyph, x: x(glyph.x), y: y(glyph.y) })),
    ...(stroke && { stroke: { ...stroke, width: stroke.width * scale } }),
  });
  return {
    ...line,
    left: x(line.left),
    right: x(line.right),
    top: y(line.top),
    height: line.height * scale,
    baseline: y(line.baseline),
    backgrounds: line.backgrounds.map(box),
    runs: line.runs.map(run),
    rules: line.rules.map(box),
    clusters: line.clusters.map((cluster) => ({
      ...cluster,
      left: x(cluster.left),
      right: x(cluster.right),
    })),
  };
}
