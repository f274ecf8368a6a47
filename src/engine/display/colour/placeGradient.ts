import { ellipseOf, type Gradient } from '../../document';
import type { GradientPaint, Matrix, Paint } from '../displayList';
import { multiplyAll, roundMatrix, scaling, similarityOf, transformPoint } from '../geometry/matrix';
import { roundFactor, roundLength } from '../geometry/numbers';

/** The size of a frame in points. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

type Stops = GradientPaint['stops'];
type Point = readonly [x: number, y: number];

const roundPoint = ([x, y]: Point): Point => [roundLength(x), roundLength(y)];

/** Places a gradient in the box of a frame, whose top left corner is the origin. */
export function placeGradient(gradient: Gradient, { width, height }: Extent, stops: Stops): Paint {
  const inBox = ({ x, y }: { readonly x: number; readonly y: number }) => roundPoint([x * width, y * height]);
  switch (gradient.type) {
    case 'linear':
      return { type: 'linearGradient', start: inBox(gradient.start), end: inBox(gradient.end), stops };
    case 'conic':
      return {
        type: 'conicGradient',
        centre: inBox(gradient.center),
        degrees: gradient.angleDegrees,
        stops,
      };
    case 'radial': {
      const ellipse = ellipseOf(gradient);
      const matrix = ellipse && multiplyAll(scaling(width, height), ellipse.matrix);
      return matrix && isArea(matrix)
        ? roundRadial(radialPaint(matrix, ellipse.focus, stops))
        : lastColour(stops);
    }
  }
}

/** Whether a matrix keeps an area (is not degenerate). */
const isArea = ([a, b, c, d]: Matrix): boolean => Math.abs(a * d - b * c) > 1e-9;

/** Returns the colour of the last stop, which paints a gradient without an extent. */
export function lastColour(stops: Stops): Paint {
  const last = stops.at(-1);
  return { type: 'solid', ink: last?.ink ?? { rgb: [0, 0, 0] }, opacity: last?.opacity ?? 1 };
}

type Radial = Extract<GradientPaint, { type: 'radialGradient' }>;

/** Returns the matrix from the gradient's coordinates to those of its item, if there is one. */
export const gradientTransform = (paint: Paint | undefined): Matrix | undefined =>
  paint?.type === 'radialGradient' ? paint.transform : undefined;

/** Returns a gradient in the unit circle around the origin, transformed by a matrix. */
export function radialPaint(matrix: Matrix, [x, y]: Point, stops: Stops): Radial {
  const radius = similarityOf(matrix);
  const type = 'radialGradient';
  if (radius === undefined)
    return { type, focus: [x, y], centre: [0, 0], radius: 1, transform: matrix, stops };
  const [focus, centre] = [transformPoint(matrix, x, y), transformPoint(matrix, 0, 0)];
  return { type, focus, centre, radius, stops };
}

/** Rounds the numbers of a gradient for display lists. */
function roundRadial({ focus, centre, radius, transform, ...others }: Radial): Radial {
  if (!transform)
    return { ...others, focus: roundPoint(focus), centre: roundPoint(centre), radius: roundLength(radius) };
  const [x, y] = focus;
  return {
    ...others,
    focus: [roundFactor(x), roundFactor(y)],
    centre,
    radius,
    transform: roundMatrix(transform),
  };
}
