import { colourAlong, type GradientPaint, type Ink, type Matrix, type Paint } from '../../display';
import type { CanvasContext } from './platform';

/** Writes a colour for CSS; channels have 255 steps. */
export function cssColour({ rgb }: Ink, opacity: number): string {
  const [red, green, blue] = rgb.map((channel) => Math.round(channel * 255));
  return `rgba(${red}, ${green}, ${blue}, ${opacity})`;
}

/** Maps a point back through a matrix without rotation. */
const mapBack = ([a, , , d, e, f]: Matrix, [x, y]: readonly [number, number]) =>
  [(x - e) / a, (y - f) / d] as const;

/** The upward direction in radians: the canvas for Node ignores the angle and begins every turn there. */
const FROM_TOP = -Math.PI / 2;

type Stops = GradientPaint['stops'];

/** Returns the stops of a conic gradient, rotated to begin at the top. */
function rotateStopsToTop(stops: Stops, degrees: number): Stops {
  const turned = ((degrees + 90) % 360) / 360;
  const cut = 1 - turned;
  const colour = colourAlong(stops, cut);
  const [first, last] = [stops[0], stops.at(-1)];
  if (turned === 0 || !colour || !first || !last) return stops;
  const moved = (by: number, those: Stops) =>
    those.map((stop) => ({ ...stop, position: stop.position + by }));
  return [
    { ...colour, position: 0 },
    ...moved(
      -cut,
      stops.filter(({ position }) => position > cut),
    ),
    { ...last, position: turned },
    { ...first, position: turned },
    ...moved(
      turned,
      stops.filter(({ position }) => position <= cut),
    ),
    { ...colour, position: 1 },
  ];
}

/** Creates a gradient without colours; `undefined` if it has no length, since canvas would paint nothing. */
function gradientOf(context: CanvasContext, paint: GradientPaint, within: Matrix) {
  if (paint.type === 'radialGradient') {
    const radius = paint.radius / Math.abs(within[0]);
    if (radius === 0) return undefined;
    return context.createRadialGradient(
      ...mapBack(within, paint.focus),
      0,
      ...mapBack(within, paint.centre),
      radius,
    );
  }
  if (paint.type === 'conicGradient')
    return context.createConicGradient(FROM_TOP, ...mapBack(within, paint.centre));
  const [start, end] = [mapBack(within, paint.start), mapBack(within, paint.end)];
  if (start[0] === end[0] && start[1] === end[1]) return undefined;
  return context.createLinearGradient(...start, ...end);
}

/**
 * Returns the fill or stroke style of a paint. A gradient uses the item's coordinates; `within`, without rotation, maps
 * painted ones to them.
 */
export function styleOf(context: CanvasContext, paint: Paint, within: Matrix): unknown {
  if (paint.type === 'solid') return cssColour(paint.ink, paint.opacity);
  const gradient = gradientOf(context, paint, within);
  const last = paint.stops.at(-1);
  if (!gradient) return last && cssColour(last.ink, last.opacity);
  const stops = paint.type === 'conicGradient' ? rotateStopsToTop(paint.stops, paint.degrees) : paint.stops;
  for (const { position, ink, opacity } of stops) {
    gradient.addColorStop(position, cssColour(ink, opacity));
  }
  return gradient;
}
