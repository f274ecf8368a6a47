import type { GradientPaint, Ink, Matrix, Paint } from '../../display';
import type { CanvasContext } from './platform';

/** A colour as CSS has it; channels come in 255 steps. */
export function cssColour({ rgb }: Ink, opacity: number): string {
  const [red, green, blue] = rgb.map((channel) => Math.round(channel * 255));
  return `rgba(${red}, ${green}, ${blue}, ${opacity})`;
}

/** Where a point lies in a place that this matrix takes to where the point is given; the matrix does not turn. */
const back = ([a, , , d, e, f]: Matrix, [x, y]: readonly [number, number]) =>
  [(x - e) / a, (y - f) / d] as const;

/** The gradient of a context before it has colours; `undefined` where it has no length, for which canvas paints nothing. */
function gradientOf(context: CanvasContext, paint: GradientPaint, within: Matrix) {
  if (paint.type === 'radialGradient') {
    const radius = paint.radius / Math.abs(within[0]);
    if (radius === 0) return undefined;
    return context.createRadialGradient(
      ...back(within, paint.focus),
      0,
      ...back(within, paint.centre),
      radius,
    );
  }
  const [start, end] = [back(within, paint.start), back(within, paint.end)];
  if (start[0] === end[0] && start[1] === end[1]) return undefined;
  return context.createLinearGradient(...start, ...end);
}

/**
 * What a context fills or strokes with. A gradient is where its item is; `within`, upright, takes what is painted there.
 */
export function styleOf(context: CanvasContext, paint: Paint, within: Matrix): unknown {
  if (paint.type === 'solid') return cssColour(paint.ink, paint.opacity);
  const gradient = gradientOf(context, paint, within);
  const last = paint.stops.at(-1);
  if (!gradient) return last && cssColour(last.ink, last.opacity);
  for (const { position, ink, opacity } of paint.stops) {
    gradient.addColorStop(position, cssColour(ink, opacity));
  }
  return gradient;
}
