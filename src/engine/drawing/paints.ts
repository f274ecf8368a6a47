import {
  multiplyAll,
  inverse,
  scaling,
  transformPoint,
  translation,
  IDENTITY,
  radialPaint,
  type GradientPaint,
  type Ink,
  type Matrix,
  type Paint,
} from '../display';
import type { Place } from './drawPath';
import { MOST_STOPS, spreadStops } from './spreadStops';
import { matrixIn, numberIn, referenceIn, shareIn } from './values';
import { elementsIn, type SvgElement } from './xml';

/** Reads the paint of a path, or explains why it can't. */
export type DrawnPaints = (
  value: string,
  opacity: string | undefined,
  place: Place,
) => Paint | string | undefined;

type Stops = GradientPaint['stops'];
type Point = readonly [x: number, y: number];

/** Reads an ink of six hex digits, the format of all colours in usvg. */
function inkIn(hex: string): Ink | undefined {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) return undefined;
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return { rgb: [channel(0), channel(2), channel(4)] };
}

/** Creates a reader of paints, which finds gradients by id and reads each once. */
export function newPaints(find: (id: string) => SvgElement | undefined): DrawnPaints {
  const known = new Map<SvgElement, DrawnGradient | string>();
  return (value, own, place) => {
    const opacity = shareIn(own);
    const id = referenceIn(value);
    if (id === undefined) {
      const ink = inkIn(value);
      return ink ? { type: 'solid', ink, opacity } : 'colours that can’t be read';
    }
    const definition = find(id);
    if (definition?.name !== 'linearGradient' && definition?.name !== 'radialGradient') return 'patterns';
    const gradient = known.get(definition) ?? readGradient(definition);
    known.set(definition, gradient);
    return typeof gradient === 'string' ? gradient : placePoint(gradient, opacity, place);
  };
}

/** A parsed gradient, with its stops by opacity. */
interface DrawnGradient {
  readonly definition: SvgElement;
  readonly stops: (opacity: number) => Stops;
}

/** Stops closer than this are at one position: usvg writes them slightly apart. */
const ONE_PLACE = 1e-6;

/** Reads a gradient, or explains why it can't. */
function readGradient(definition: SvgElement): DrawnGradient | string {
  const stops: Stops[number][] = [];
  for (const { attributes } of elementsIn(definition)) {
    const ink = inkIn(attributes['stop-color'] ?? '#000000');
    if (!ink) continue;
    const written = shareIn(attributes['offset'] ?? '0');
    const before = stops.at(-1)?.position ?? -1;
    const position = written - before < ONE_PLACE ? before : written;
    stops.push({ position, ink, opacity: shareIn(attributes['stop-opacity']) });
  }
  if (stops.length < 2 || stops.length > MOST_STOPS) return 'gradients of too many colours';
  const byOpacity = new Map<number, Stops>([[1, stops]]);
  return {
    definition,
    stops: (opacity) => {
      const found =
        byOpacity.get(opacity) ?? stops.map((stop) => ({ ...stop, opacity: stop.opacity * opacity }));
      byOpacity.set(opacity, found);
      return found;
    },
  };
}

function placePoint(
  { definition, stops: stopsWith }: DrawnGradient,
  opacity: number,
  { box, matrix = IDENTITY }: Place,
): GradientPaint | string {
  const { attributes, name } = definition;
  const isByBox = attributes['gradientUnits'] !== 'userSpaceOnUse';
  const units = multiplyAll(translation(box.left, box.top), scaling(box.width, box.height));
  const own = matrixIn(attributes['gradientTransform']);
  const whole = isByBox ? multiplyAll(matrix, units, own) : multiplyAll(matrix, own);
  const stops = stopsWith(opacity);
  const back = inverse(isByBox ? multiplyAll(units, own) : own);
  if (!back) return 'gradients without a length';
  const { left, top, width, height } = box;
  const corners = [left, left + width].flatMap((x) =>
    [top, top + height].map((y) => transformPoint(back, x, y)),
  );
  const method = attributes['spreadMethod'] ?? 'pad';
  const of = (key: string) => numberIn(attributes[key]) ?? 0;
  const read = { whole, stops, corners, method };
  return name === 'linearGradient'
    ? linearOf([of('x1'), of('y1'), of('x2'), of('y2')], read)
    : radialOf({ centre: [of('cx'), of('cy')], focus: [of('fx'), of('fy')], radius: of('r') }, read);
}

/** A gradient applied to a path. */
interface Used {
  /** Maps its units to pixels of the drawing. */
  readonly whole: Matrix;
  readonly stops: Stops;
  /** The corners of the painted box, in its units. */
  readonly corners: readonly Point[];
  readonly method: string;
}

const TOO_MANY = 'gradients that repeat often';

/** Lines of one colour stay straight through any matrix, but not perpendicular to the gradient. */
function linearOf(
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  { whole, stops, corners, method }: Used,
): GradientPaint | string {
  const back = inverse(whole);
  const length = (x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1);
  if (!back || length === 0) return 'gradients without a length';
  const shares = corners.map(([x, y]) => ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length);
  const spread = spreadStops(stops, method, [Math.min(...shares), Math.max(...shares)]);
  if (!spread) return TOO_MANY;
  // The progress of the gradient for a step to the right and a step down, in drawn coordinates.
  const [right, down] = [(x2 - x1) / length, (y2 - y1) / length];
  const [a, b, c, d] = back;
  const [dx, dy] = [a * right + b * down, c * right + d * down];
  const steep = dx * dx + dy * dy;
  const origin = transformPoint(whole, x1, y1);
  const at = (share: number): Point => [origin[0] + (dx / steep) * share, origin[1] + (dy / steep) * share];
  return { type: 'linearGradient', start: at(spread.first), end: at(spread.last), stops: spread.stops };
}

interface Circle {
  readonly centre: Point;
  readonly focus: Point;
  readonly radius: number;
}

function radialOf(
  { centre, focus, radius }: Circle,
  { whole, stops, corners, method }: Used,
): GradientPaint | string {
  const [dx, dy] = [(focus[0] - centre[0]) / radius, (focus[1] - centre[1]) / radius];
  const off = Math.sqrt(dx * dx + dy * dy);
  if (radius <= 0 || off >= 1) return 'gradients from outside their circle';
  const farthest = Math.max(
    ...corners.map(([x, y]) => Math.sqrt((x - focus[0]) * (x - focus[0]) + (y - focus[1]) * (y - focus[1]))),
  );
  const spread = spreadStops(stops, method, [0, farthest / (radius * (1 - off))]);
  if (!spread) return TOO_MANY;
  // Circles grow from the focus, so that larger ones continue the same gradient.
  const { last } = spread;
  const larger = multiplyAll(
    whole,
    translation(focus[0] + (centre[0] - focus[0]) * last, focus[1] + (centre[1] - focus[1]) * last),
    scaling(radius * last, radius * last),
  );
  return radialPaint(larger, [dx, dy], spread.stops);
}
