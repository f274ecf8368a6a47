import type { Color, ColorLine } from 'harfbuzzjs';
import { roundLength, transformPoint, type Ink, type Matrix, type Paint } from '../../display';

type Point = readonly [x: number, y: number];
/** The stops of a gradient, in order. */
export type Stops = Extract<Paint, { stops: unknown }>['stops'];

/** Returns a colour of the font, or the text's ink if the font requests it. */
export const inkOf = ({ red, green, blue }: Color, own: Ink | undefined): Ink =>
  own ?? { rgb: [red / 255, green / 255, blue / 255] };

/** Returns stops in order, limited to the gradient. */
export function stopsOf({ colorStops }: ColorLine, own: Ink): Stops {
  return colorStops
    .map(({ offset, color, isForeground }) => ({
      position: Math.min(Math.max(offset, 0), 1),
      ink: inkOf(color, isForeground ? own : undefined),
      opacity: color.alpha / 255,
    }))
    .sort((one, other) => one.position - other.position);
}

/** Returns the last colour, for a degenerate gradient. */
function lastOf(stops: Stops): Paint | undefined {
  const last = stops.at(-1);
  return last && { type: 'solid', ink: last.ink, opacity: last.opacity };
}

/**
 * Returns a linear gradient between two points, with colours along the line to the third, so that a matrix may slant
 * it. Repeating gradients continue with their outermost colours.
 */
export function linearPaint(
  line: ColorLine,
  points: readonly [start: Point, end: Point, along: Point],
  matrix: Matrix,
  own: Ink,
): Paint | undefined {
  const stops = stopsOf(line, own);
  const [start, end, along] = points.map(([x, y]) => transformPoint(matrix, x, y)) as [Point, Point, Point];
  const across: Point = [along[1] - start[1], start[0] - along[0]];
  const square = across[0] * across[0] + across[1] * across[1];
  const way: Point = [end[0] - start[0], end[1] - start[1]];
  const share = square === 0 ? 0 : (way[0] * across[0] + way[1] * across[1]) / square;
  if (stops.length < 2 || share === 0) return lastOf(stops);
  return {
    type: 'linearGradient',
    start: roundPoint(start),
    end: roundPoint([start[0] + share * across[0], start[1] + share * across[1]]),
    stops,
  };
}

/** The two circles of a gradient. */
export interface Circles {
  readonly from: { readonly centre: Point; readonly radius: number };
  readonly to: { readonly centre: Point; readonly radius: number };
}

/** Returns a gradient between two circles, extended to the point of radius 0. */
export function radialPaint(line: ColorLine, { from, to }: Circles, own: Ink): Paint | undefined {
  const stops = stopsOf(line, own);
  const growth = to.radius - from.radius;
  if (stops.length < 2 || growth <= 0) return lastOf(stops);
  const first = from.radius / growth;
  const towards = (axis: 0 | 1) => from.centre[axis] - first * (to.centre[axis] - from.centre[axis]);
  return {
    type: 'radialGradient',
    focus: roundPoint([towards(0), towards(1)]),
    centre: roundPoint(to.centre),
    radius: roundLength(to.radius),
    stops: stops.map((stop) => ({ ...stop, position: (stop.position + first) / (1 + first) })),
  };
}

const roundPoint = ([x, y]: Point): Point => [roundLength(x), roundLength(y)];

/** Whether a matrix maps circles to circles. */
export const keepsCircles = ([a, b, c, d]: Matrix): boolean => {
  const size = a * a + b * b + c * c + d * d;
  return Math.abs(a * c + b * d) < 1e-6 * size && Math.abs(a * a + b * b - c * c - d * d) < 1e-6 * size;
};

/** Transforms circles by such a matrix. */
export function moveCircles({ from, to }: Circles, matrix: Matrix): Circles {
  // `Math.hypot` is rounded differently by engines.
  const scale = Math.sqrt(matrix[0] * matrix[0] + matrix[1] * matrix[1]);
  const moveCircle = ({ centre: [x, y], radius }: Circles['from']) => ({
    centre: transformPoint(matrix, x, y),
    radius: radius * scale,
  });
  return { from: moveCircle(from), to: moveCircle(to) };
}
