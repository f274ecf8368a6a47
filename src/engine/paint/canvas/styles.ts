import type { Ink, Matrix, Paint } from '../../display';
import type { CanvasContext } from './platform';

/** A colour as CSS has it; channels come in 255 steps. */
export function cssColour({ rgb }: Ink, opacity: number): string {
  const [red, green, blue] = rgb.map((channel) => Math.round(channel * 255));
  return `rgba(${red}, ${green}, ${blue}, ${opacity})`;
}

/** Where a point lies in a place that this matrix takes to where the point is given; the matrix does not turn. */
const back = ([a, , , d, e, f]: Matrix, [x, y]: readonly [number, number]) =>
  [(x - e) / a, (y - f) / d] as const;

/**
 * What a context fills or strokes with. A gradient is where its item is; `within`, upright, takes what is painted there.
 */
export function styleOf(context: CanvasContext, paint: Paint, within: Matrix): unknown {
  if (paint.type === 'solid') return cssColour(paint.ink, paint.opacity);
  const [start, end] = [back(within, paint.start), back(within, paint.end)];
  const last = paint.stops.at(-1);
  // Canvas paints nothing between a point and itself.
  if (last && start[0] === end[0] && start[1] === end[1]) return cssColour(last.ink, last.opacity);
  const gradient = context.createLinearGradient(...start, ...end);
  for (const { position, ink, opacity } of paint.stops) {
    gradient.addColorStop(position, cssColour(ink, opacity));
  }
  return gradient;
}
