import {
  chain,
  inverse,
  scaling,
  transformPoint,
  translation,
  IDENTITY,
  type GradientPaint,
  type Ink,
  type Matrix,
  type Paint,
} from '../display';
import type { Place } from './drawnPath';
import { matrixIn, numberIn, referenceIn, shareIn, similarityOf } from './values';
import { elementsIn, type SvgElement } from './xml';

/** Reads what a path is painted with; words for what can't be. */
export type DrawnPaints = (
  value: string,
  opacity: string | undefined,
  place: Place,
) => Paint | string | undefined;

/** The most stops of a gradient. */
const MOST_STOPS = 100;

/** An ink of six hex digits, in which usvg writes every colour. */
function inkIn(hex: string): Ink | undefined {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) return undefined;
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return { rgb: [channel(0), channel(2), channel(4)] };
}

/** Paints of a drawing, whose gradients are found by their ids. */
export function newPaints(find: (id: string) => SvgElement | undefined): DrawnPaints {
  return (value, own, place) => {
    const opacity = shareIn(own);
    const id = referenceIn(value);
    if (id === undefined) {
      const ink = inkIn(value);
      return ink ? { type: 'solid', ink, opacity } : 'colours that can’t be read';
    }
    const definition = find(id);
    if (definition?.name === 'linearGradient' || definition?.name === 'radialGradient')
      return gradientOf(definition, opacity, place);
    return 'patterns';
  };
}

function gradientOf(definition: SvgElement, opacity: number, { box, matrix = IDENTITY }: Place) {
  const { attributes } = definition;
  const isByBox = attributes['gradientUnits'] !== 'userSpaceOnUse';
  const units = chain(translation(box.left, box.top), scaling(box.width, box.height));
  const whole = chain(matrix, ...(isByBox ? [units] : []), matrixIn(attributes['gradientTransform']));
  const stops = elementsIn(definition).flatMap(({ attributes: own }) => {
    const ink = inkIn(own['stop-color'] ?? '#000000');
    return ink
      ? [{ position: shareIn(own['offset'] ?? '0'), ink, opacity: shareIn(own['stop-opacity']) * opacity }]
      : [];
  });
  if ((attributes['spreadMethod'] ?? 'pad') !== 'pad') return 'gradients that repeat';
  if (stops.length < 2 || stops.length > MOST_STOPS) return 'gradients of too many colours';
  const of = (key: string) => numberIn(attributes[key]) ?? 0;
  return definition.name === 'linearGradient'
    ? linearOf([of('x1'), of('y1'), of('x2'), of('y2')], whole, stops)
    : radialOf({ centre: [of('cx'), of('cy')], focus: [of('fx'), of('fy')], radius: of('r') }, whole, stops);
}

/** Lines of one colour stay lines through any matrix, though no longer square to the way. */
function linearOf(
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  whole: Matrix,
  stops: GradientPaint['stops'],
): GradientPaint | string {
  const back = inverse(whole);
  const length = (x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1);
  if (!back || length === 0) return 'gradients without a length';
  // How much further the gradient is for a step to the right, and for one down, where it is drawn.
  const [right, down] = [(x2 - x1) / length, (y2 - y1) / length];
  const [a, b, c, d] = back;
  const [dx, dy] = [a * right + b * down, c * right + d * down];
  const steep = dx * dx + dy * dy;
  const start = transformPoint(whole, x1, y1);
  return {
    type: 'linearGradient',
    start,
    end: [start[0] + dx / steep, start[1] + dy / steep],
    stops,
  };
}

interface Circle {
  readonly centre: readonly [x: number, y: number];
  readonly focus: readonly [x: number, y: number];
  readonly radius: number;
}

function radialOf(
  { centre, focus, radius }: Circle,
  whole: Matrix,
  stops: GradientPaint['stops'],
): GradientPaint | string {
  const scale = similarityOf(whole);
  const [dx, dy] = [focus[0] - centre[0], focus[1] - centre[1]];
  if (scale === undefined) return 'stretched radial gradients';
  if (radius <= 0 || dx * dx + dy * dy >= radius * radius) return 'gradients from outside their circle';
  return {
    type: 'radialGradient',
    focus: transformPoint(whole, ...focus),
    centre: transformPoint(whole, ...centre),
    radius: radius * scale,
    stops,
  };
}
