import { transformPoint, type Matrix } from '../../display';
import { lazyLine } from './lazyLine';
import type { PlacedRun, TextBox, TextLine } from './textLayout';

/** Turns lines clockwise so that they run from top to bottom; the first stands at this x of the frame. */
export const turnFrom = (right: number): Matrix => [0, 1, -1, 0, right, 0];

function turnedBox(box: TextBox, turn: Matrix): TextBox {
  const [x, y] = transformPoint(turn, box.x, box.y + box.height);
  return { ...box, x, y, width: box.height, height: box.width };
}

/** What stands upright is at its place on the page; what lies on its side is turned with the line. */
function turnedRun(run: PlacedRun, turn: Matrix): PlacedRun {
  if (run.direction !== 'topToBottom') return { ...run, transform: turn };
  const glyphs = run.glyphs.map(({ id, x, y, cluster }) => {
    const [across, down] = transformPoint(turn, x, y);
    return { id, x: across, y: down, cluster };
  });
  return { ...run, glyphs };
}

/** A line that was set level, turned to run from top to bottom; its own places stay as they are along the line. */
export const turnedLine = (line: TextLine, turn: Matrix): TextLine =>
  lazyLine(
    {
      ...line,
      transform: turn,
      backgrounds: line.backgrounds.map((box) => turnedBox(box, turn)),
      runs: line.runs.map((run) => turnedRun(run, turn)),
      rules: line.rules.map((box) => turnedBox(box, turn)),
    },
    () => line.clusters,
  );
