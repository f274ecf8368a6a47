import type { GradientPaint, Paint } from '../displayList';
import { mix } from '../geometry/numbers';

type Stops = GradientPaint['stops'];
type Solid = Extract<Paint, { type: 'solid' }>;

function mixInks(from: Solid, to: Solid, share: number): Solid {
  if (share === 0) return from;
  const [[red, green, blue], [r, g, b]] = [from.ink.rgb, to.ink.rgb];
  return {
    type: 'solid',
    ink: { rgb: [mix(red, r, share), mix(green, g, share), mix(blue, b, share)] },
    opacity: mix(from.opacity, to.opacity, share),
  };
}

/**
 * Returns the screen colour at a position of a gradient. If two stops share a position, the later one wins after it.
 */
export function colourAlong(stops: Stops, place: number): Solid | undefined {
  const next = stops.find(({ position }) => position > place);
  const before = stops.findLast(({ position }) => position <= place) ?? next;
  if (!before) return undefined;
  const own: Solid = { type: 'solid', ink: before.ink, opacity: before.opacity };
  if (!next || next === before) return own;
  const share = (place - before.position) / (next.position - before.position);
  return mixInks(own, { type: 'solid', ink: next.ink, opacity: next.opacity }, share);
}
