import type { TextCluster, TextLayout, TextLine, TextPosition } from '../layout/textLayout';
import type { Side } from './caretAt';
import { turnAt, turnedBack } from './turnAt';

/** A place in the text, and the side of it that was pointed at. */
export interface PointedPosition extends TextPosition {
  readonly side: Side;
}

/** How far a number is from an interval; 0 within. */
const distance = (value: number, from: number, to: number) => Math.max(from - value, value - to, 0);

/** The line nearest to a point: first by its column, then by its height. */
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

/** The place on a line nearest to x, on the side of the character that was pointed at. */
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

/** The place on lines that run along a path: at the character whose middle is nearest once it is turned. */
function positionOnPath(lines: readonly TextLine[], x: number, y: number): PointedPosition | undefined {
  let nearest: { readonly far: number; readonly place: PointedPosition } | undefined;
  for (const line of lines) {
    for (const { left, right } of line.clusters) {
      const turn = turnAt(line, left);
      if (!turn) continue;
      const at = turnedBack(turn, { x, y });
      const [across, down] = [at.x - (left + right) / 2, at.y - line.top - line.height / 2];
      const far = across * across + down * down;
      if (nearest && nearest.far <= far) continue;
      nearest = { far, place: positionOn(line, Math.min(right, Math.max(left, at.x))) };
    }
  }
  return nearest?.place;
}

/** The place in the text nearest to a point, always between whole characters; none in a layout without lines. */
export function positionAt(layout: TextLayout, x: number, y: number): PointedPosition | undefined {
  const whole = layout.lines[0]?.transform;
  const onPath = whole ? undefined : positionOnPath(layout.lines, x, y);
  if (onPath) return onPath;
  const at = whole ? turnedBack(whole, { x, y }) : { x, y };
  const line = lineNear(layout, at.x, at.y);
  return line && positionOn(line, at.x);
}
