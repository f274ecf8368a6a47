import type { TextCluster, TextLayout, TextLine, TextPosition } from '../textLayout';
import type { Side } from './caretAt';
import { turnAt, turnBack } from './turnAt';

/** A position in the text, and the side that was pointed at. */
export interface PointedPosition extends TextPosition {
  readonly side: Side;
}

/** Returns the distance of a number from an interval; 0 within it. */
const distance = (value: number, from: number, to: number) => Math.max(from - value, value - to, 0);

/** Returns the line nearest to a point: first by column, then by height. */
function lineNear({ lines }: TextLayout, x: number, y: number): TextLine | undefined {
  const columns = new Map<number, { left: number; right: number }>();
  for (const { column, left, right } of lines) {
    const known = columns.get(column) ?? { left, right };
    columns.set(column, { left: Math.min(known.left, left), right: Math.max(known.right, right) });
  }
  const [nearest] = [...columns].sort(
    ([, a], [, b]) => distance(x, a.left, a.right) - distance(x, b.left, b.right),
  );
  const inColumn = lines.filter(({ column }) => column === nearest?.[0]);
  const far = ({ top, height }: TextLine) => distance(y, top, top + height);
  return inColumn.reduce<TextLine | undefined>(
    (best, line) => (best && far(best) <= far(line) ? best : line),
    undefined,
  );
}

/** Returns the position on a line nearest to x, with the side of the character. */
export function positionOn(line: TextLine, x: number): PointedPosition {
  const { paragraph } = line;
  const nearest = line.clusters.reduce<TextCluster | undefined>(
    (best, cluster) =>
      best && distance(x, best.left, best.right) <= distance(x, cluster.left, cluster.right) ? best : cluster,
    undefined,
  );
  if (!nearest) return { paragraph, offset: line.start, side: 'after' };
  const { start, end, left, right, isRightToLeft } = nearest;
  return x < (left + right) / 2 === isRightToLeft
    ? { paragraph, offset: end, side: 'before' }
    : { paragraph, offset: start, side: 'after' };
}

/** Returns the position on lines along a path: the character whose transformed middle is nearest. */
function positionOnPath(lines: readonly TextLine[], x: number, y: number): PointedPosition | undefined {
  let nearest: { readonly far: number; readonly place: PointedPosition } | undefined;
  for (const line of lines) {
    for (const { left, right } of line.clusters) {
      const turn = turnAt(line, left);
      if (!turn) continue;
      const at = turnBack(turn, { x, y });
      const [across, down] = [at.x - (left + right) / 2, at.y - line.top - line.height / 2];
      const far = across * across + down * down;
      if (nearest && nearest.far <= far) continue;
      nearest = { far, place: positionOn(line, Math.min(right, Math.max(left, at.x))) };
    }
  }
  return nearest?.place;
}

/** Returns the position nearest to a point, always between whole characters; `undefined` if there are no lines. */
export function positionAt(layout: TextLayout, x: number, y: number): PointedPosition | undefined {
  const whole = layout.lines[0]?.transform;
  const onPath = whole ? undefined : positionOnPath(layout.lines, x, y);
  if (onPath) return onPath;
  const at = whole ? turnBack(whole, { x, y }) : { x, y };
  const line = lineNear(layout, at.x, at.y);
  return line && positionOn(line, at.x);
}
