import { cosine, directionOf, distanceOf, sine, tangent } from '../geometry/maths';
import { radians } from '../geometry/numbers';
import type { Segment } from './segments';

/** An arc of path data, from the current point to `x` and `y`. */
export interface Arc {
  readonly rx: number;
  readonly ry: number;
  readonly rotationDegrees: number;
  readonly largeArc: boolean;
  readonly sweep: boolean;
  readonly x: number;
  readonly y: number;
}

/** The ellipse of an arc by its centre: SVG 2, appendix B.2. */
interface CentredArc {
  readonly centre: readonly [number, number];
  readonly radii: readonly [number, number];
  readonly cos: number;
  readonly sin: number;
  /** In radians. */
  readonly start: number;
  readonly sweep: number;
}

function toCentredArc(fromX: number, fromY: number, arc: Arc): CentredArc {
  const [cos, sin] = [cosine(radians(arc.rotationDegrees)), sine(radians(arc.rotationDegrees))];
  const [halfX, halfY] = [(fromX - arc.x) / 2, (fromY - arc.y) / 2];
  const [x, y] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
  const [givenX, givenY] = [Math.abs(arc.rx), Math.abs(arc.ry)];
  // Radii that are too small are enlarged.
  const reach = Math.max(1, distanceOf(x / givenX, y / givenY));
  const [rx, ry] = [givenX * reach, givenY * reach];
  const inside = rx * rx * y * y + ry * ry * x * x;
  const factor =
    (arc.largeArc === arc.sweep ? -1 : 1) * Math.sqrt(Math.max(0, (rx * rx * ry * ry - inside) / inside));
  const [ownX, ownY] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const start = directionOf((x - ownX) / rx, (y - ownY) / ry);
  const end = directionOf((-x - ownX) / rx, (-y - ownY) / ry);
  const turn = end - start;
  const full = 2 * Math.PI;
  return {
    centre: [cos * ownX - sin * ownY + (fromX + arc.x) / 2, sin * ownX + cos * ownY + (fromY + arc.y) / 2],
    radii: [rx, ry],
    cos,
    sin,
    start,
    sweep: arc.sweep ? (turn < 0 ? turn + full : turn) : turn > 0 ? turn - full : turn,
  };
}

/** Approximates an arc by curves, closer than rounding; a straight line if a radius is 0. */
export function arcToCurves(fromX: number, fromY: number, arc: Arc): readonly Segment[] {
  if (fromX === arc.x && fromY === arc.y) return [];
  if (arc.rx === 0 || arc.ry === 0) return [['L', arc.x, arc.y]];
  const { centre, radii, cos, sin, start, sweep } = toCentredArc(fromX, fromY, arc);
  const at = (x: number, y: number): readonly [number, number] => [
    centre[0] + cos * radii[0] * x - sin * radii[1] * y,
    centre[1] + sin * radii[0] * x + cos * radii[1] * y,
  ];
  // Eighths of a turn are off by less than a millionth of the radius.
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 4) - 1e-9));
  const step = sweep / count;
  const handle = (4 / 3) * tangent(step / 4);
  return Array.from({ length: count }, (_, index): Segment => {
    const [a, b] = [start + index * step, start + (index + 1) * step];
    const first = at(cosine(a) - handle * sine(a), sine(a) + handle * cosine(a));
    const second = at(cosine(b) + handle * sine(b), sine(b) - handle * cosine(b));
    const end = index === count - 1 ? ([arc.x, arc.y] as const) : at(cosine(b), sine(b));
    return ['C', ...first, ...second, ...end];
  });
}
