import { roundTo } from '@/domain/numbers';
import { localColour, type ColourUse, type Gradient } from '@/engine/document';

type Stop = Gradient['stops'][number];

/** Where a gradient of this direction begins and ends, through the middle of its box; 0 runs to the right, 90 down. */
function endsOf(angleDegrees: number): Pick<Gradient, 'start' | 'end'> {
  const turn = (angleDegrees * Math.PI) / 180;
  const [x, y] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
  const point = (sign: number) => ({ x: roundTo(0.5 + sign * x, 6), y: roundTo(0.5 + sign * y, 6) });
  return { start: point(-1), end: point(1) };
}

/** A gradient from a colour to white, from left to right. */
export const newGradient = (from: ColourUse): Gradient => ({
  type: 'linear',
  ...endsOf(0),
  stops: [
    { position: 0, color: from },
    { position: 1, color: localColour('#ffffff') },
  ],
});

/** The direction of a gradient, from 0 up to 360 degrees. */
export const angleOf = ({ start, end }: Gradient): number =>
  roundTo(((Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI + 360) % 360, 2);

/** A gradient in another direction. */
export const withAngle = (gradient: Gradient, angleDegrees: number): Gradient => ({
  ...gradient,
  ...endsOf(angleDegrees),
});

/** A gradient with one stop more, in the middle of the widest gap and in the colour before it. */
export function withStop(gradient: Gradient): Gradient {
  const { stops } = gradient;
  const gaps = stops.slice(1).map(({ position }, index) => position - (stops[index]?.position ?? 0));
  const at = gaps.indexOf(Math.max(...gaps)) + 1;
  const [before, after] = [stops[at - 1], stops[at]];
  if (!before || !after) return gradient;
  const stop: Stop = { position: roundTo((before.position + after.position) / 2, 4), color: before.color };
  return { ...gradient, stops: [...stops.slice(0, at), stop, ...stops.slice(at)] };
}

/** A gradient with something else at one stop. */
export const withChangedStop = (gradient: Gradient, index: number, changes: Partial<Stop>): Gradient => ({
  ...gradient,
  stops: gradient.stops.map((stop, at) => (at === index ? { ...stop, ...changes } : stop)),
});

/** A gradient without one of its stops. */
export const withoutStop = (gradient: Gradient, index: number): Gradient => ({
  ...gradient,
  stops: gradient.stops.filter((_, at) => at !== index),
});
