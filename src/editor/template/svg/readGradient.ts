import {
  chain,
  inverse,
  scaling,
  transformPoint,
  translation,
  type FittedPath,
  type Matrix,
} from '@/engine/display';
import type { Point } from '../../page/frames/geometry';
import type { GradientDefinition } from './definitions';
import { readTransform } from './matrix';
import type { Opening } from './opening';
import { numberIn, shareIn } from './outlineOf';
import type { ReadColour, ReadCssColour } from './readSvg';

/** A linear gradient of an outline; start and end are shares of its box. */
export interface SvgGradient {
  readonly start: Point;
  readonly end: Point;
  readonly stops: readonly (ReadColour & { readonly position: number })[];
}

/** How far beyond the box a gradient may begin and end, in its sides, as documents have it. */
const FARTHEST = 10;

/** Six decimals: what lies a millionth of a side away is not seen. */
const rounded = (share: number): number => Math.round(share * 1e6) / 1e6 + 0;

/** The most stops a document keeps. */
const MOST_STOPS = 100;

/** A number, or a share of 1 where it is a percentage; gradients may reach beyond their boxes. */
const sideIn = (text: string): number | undefined =>
  text.trim().endsWith('%') ? (numberIn(text.trim().slice(0, -1)) ?? Number.NaN) / 100 : numberIn(text);

/** Where a gradient lies. */
interface Place {
  /** What was drawn becomes by it. */
  readonly matrix: Matrix;
  /** The box of the outline before. */
  readonly box: Opening;
  /** The outline after. */
  readonly outline: FittedPath;
}

/** Start and end of the lines of one colour, which stay lines through a transform, though no longer square to the way. */
function endsOf(
  { attributes }: GradientDefinition,
  { matrix, box }: Place,
): readonly [Point, Point] | undefined {
  const isByUser = attributes['gradientUnits'] === 'userSpaceOnUse';
  const own = readTransform(attributes['gradientTransform'] ?? '');
  const [x1, y1, x2, y2] = (['x1', 'y1', 'x2', 'y2'] as const).map((key) => {
    const text = attributes[key];
    // In the units of the user it is the width of the view, which is seldom meant.
    if (text === undefined) return key !== 'x2' ? 0 : isByUser ? undefined : 1;
    return isByUser ? numberIn(text) : sideIn(text);
  });
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined || !own) return undefined;
  const units = chain(translation(box.left, box.top), scaling(box.width, box.height));
  const whole = chain(matrix, ...(isByUser ? [] : [units]), own);
  const back = inverse(whole);
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  if (!back || length === 0) return undefined;
  // How much further the gradient is for a step to the right, and for one down, where it is drawn.
  const [right, down] = [(x2 - x1) / length, (y2 - y1) / length];
  const [a, b, c, d] = back;
  const [dx, dy] = [a * right + b * down, c * right + d * down];
  const steep = dx ** 2 + dy ** 2;
  const [x, y] = transformPoint(whole, x1, y1);
  return [
    { x, y },
    { x: x + dx / steep, y: y + dy / steep },
  ];
}

/** What paints an outline: colours as they are read, the one that `currentColor` means, and the opacity of all. */
interface Paint {
  readonly readColour: ReadCssColour;
  readonly color: string;
  readonly opacity: number;
}

/** A gradient as an outline has it; `undefined` where that can't be told or shown. */
export function readGradient(
  definition: GradientDefinition,
  place: Place,
  { readColour, color, opacity }: Paint,
): SvgGradient | undefined {
  const spread = definition.attributes['spreadMethod'] ?? 'pad';
  const ends = endsOf(definition, place);
  const { left, top, width, height } = place.outline;
  if (!ends || spread !== 'pad' || width === 0 || height === 0) return undefined;
  const [start, end] = ends.map(({ x, y }) => ({
    x: rounded((x - left) / width),
    y: rounded((y - top) / height),
  }));
  const isNear = [start, end].every(
    (point) => point && Math.abs(point.x) <= FARTHEST && Math.abs(point.y) <= FARTHEST,
  );
  if (!start || !end || !isNear) return undefined;
  let least = 0;
  const stops = definition.stops.flatMap((attributes) => {
    const named = attributes['stop-color'] ?? 'black';
    const read = readColour(named === 'currentColor' ? color : named);
    least = Math.max(least, shareIn(attributes['offset']) ?? 0);
    const own = shareIn(attributes['stop-opacity']) ?? 1;
    return read ? [{ hex: read.hex, opacity: read.opacity * own * opacity, position: least }] : [];
  });
  const isWhole = stops.length === definition.stops.length && stops.length <= MOST_STOPS;
  return isWhole && stops.length >= 2 ? { start, end, stops } : undefined;
}
