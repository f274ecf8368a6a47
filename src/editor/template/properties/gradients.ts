import { roundTo } from '@/domain/numbers';
import { ellipseOf, localColour, type ColourUse, type Gradient } from '@/engine/document';

type Stop = Gradient['stops'][number];
type Linear = Extract<Gradient, { type: 'linear' }>;
type Radial = Extract<Gradient, { type: 'radial' }>;
type Place = Radial['center'];

/** Names of the kinds of gradients. */
export const GRADIENT_WORDS: Readonly<Record<Gradient['type'], string>> = {
  linear: 'Linear',
  radial: 'Radial',
  conic: 'Conic',
};

const placeAt = (x: number, y: number): Place => ({ x: roundTo(x, 6), y: roundTo(y, 6) });

/** Returns start and end of a gradient through the middle of its box; 0° points right, 90° down. */
function getEnds(angleDegrees: number): Pick<Linear, 'start' | 'end'> {
  const turn = radiansOf(angleDegrees);
  const [x, y] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
  return { start: placeAt(0.5 - x, 0.5 - y), end: placeAt(0.5 + x, 0.5 + y) };
}

const radiansOf = (degrees: number): number => (degrees * Math.PI) / 180;
const degreesTo = (from: Place, to: Place): number =>
  roundTo(((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 360) % 360, 2);

/** Creates a gradient from a colour to white, left to right. */
export const newGradient = (from: ColourUse): Gradient => ({
  type: 'linear',
  ...getEnds(0),
  stops: [
    { position: 0, color: from },
    { position: 1, color: localColour('#ffffff') },
  ],
});

/** Converts a gradient to another kind with the same stops: across its box, or around its middle. */
export function convertKind({ stops }: Gradient, type: Gradient['type']): Gradient {
  const center = { x: 0.5, y: 0.5 };
  if (type === 'linear') return { type, ...getEnds(0), stops };
  if (type === 'conic') return { type, center, angleDegrees: 0, stops };
  return { type, center, edge: { x: 1, y: 0.5 }, side: { x: 0.5, y: 1 }, stops };
}

/** Returns the direction of a gradient in degrees, 0 ≤ x < 360. */
export function getAngle(gradient: Gradient): number {
  if (gradient.type === 'conic') return gradient.angleDegrees;
  return gradient.type === 'linear'
    ? degreesTo(gradient.start, gradient.end)
    : degreesTo(gradient.center, gradient.edge);
}

/** Changes the direction of a gradient. */
export function changeAngle(gradient: Gradient, angleDegrees: number): Gradient {
  if (gradient.type === 'linear') return { ...gradient, ...getEnds(angleDegrees) };
  if (gradient.type === 'conic') return { ...gradient, angleDegrees };
  const turn = radiansOf(angleDegrees - getAngle(gradient));
  const { center } = gradient;
  const turned = ({ x, y }: Place): Place => {
    const [across, down] = [x - center.x, y - center.y];
    return placeAt(
      center.x + across * Math.cos(turn) - down * Math.sin(turn),
      center.y + across * Math.sin(turn) + down * Math.cos(turn),
    );
  };
  return movePoints(gradient, turned);
}

/** Moves all points of a radial gradient, except its centre. */
const movePoints = (gradient: Radial, move: (place: Place) => Place): Radial => ({
  ...gradient,
  edge: move(gradient.edge),
  side: move(gradient.side),
  ...(gradient.focus && { focus: move(gradient.focus) }),
});

/** Moves the centre of a gradient and keeps its size. */
export function moveCentre<Kind extends Exclude<Gradient, Linear>>(gradient: Kind, center: Place): Gradient {
  if (gradient.type === 'conic') return { ...gradient, center };
  const [dx, dy] = [center.x - gradient.center.x, center.y - gradient.center.y];
  return { ...movePoints(gradient, ({ x, y }) => placeAt(x + dx, y + dy)), center };
}

/** Returns a radius of a gradient, relative to the box. */
export const getRadius = ({ center, ...gradient }: Radial, end: 'edge' | 'side'): number =>
  roundTo(Math.hypot(gradient[end].x - center.x, gradient[end].y - center.y), 6);

/** Changes a radius of a gradient; its focus keeps its relative place in the ellipse. */
export function changeRadius(gradient: Radial, end: 'edge' | 'side', radius: number): Radial {
  const { center } = gradient;
  const share = radius / (getRadius(gradient, end) || 1);
  const at = gradient[end];
  const longer = {
    ...gradient,
    [end]: placeAt(center.x + (at.x - center.x) * share, center.y + (at.y - center.y) * share),
  };
  const [before, after] = [ellipseOf(gradient), ellipseOf(longer)];
  if (!gradient.focus || !before || !after) return longer;
  const [a, b, c, d, e, f] = after.matrix;
  const [x, y] = before.focus;
  return { ...longer, focus: placeAt(a * x + c * y + e, b * x + d * y + f) };
}

/** Adds a stop to a gradient, in the middle of the widest gap and in the preceding colour. */
export function addStop(gradient: Gradient): Gradient {
  const { stops } = gradient;
  const gaps = stops.slice(1).map(({ position }, index) => position - (stops[index]?.position ?? 0));
  const at = gaps.indexOf(Math.max(...gaps)) + 1;
  const [before, after] = [stops[at - 1], stops[at]];
  if (!before || !after) return gradient;
  const stop: Stop = { position: roundTo((before.position + after.position) / 2, 4), color: before.color };
  return { ...gradient, stops: [...stops.slice(0, at), stop, ...stops.slice(at)] };
}

/** Changes one stop of a gradient. */
export const changeStop = (gradient: Gradient, index: number, changes: Partial<Stop>): Gradient => ({
  ...gradient,
  stops: gradient.stops.map((stop, at) => (at === index ? { ...stop, ...changes } : stop)),
});

/** Removes one stop of a gradient. */
export const removeStop = (gradient: Gradient, index: number): Gradient => ({
  ...gradient,
  stops: gradient.stops.filter((_, at) => at !== index),
});
