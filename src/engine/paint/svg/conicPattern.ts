import { colourAlong, hexColour, type GradientPaint } from '../../display';
import { cosine, sine } from '../../display/geometry/maths';
import { radians } from '../../display/geometry/numbers';
import { element, number } from './text';

type Conic = Extract<GradientPaint, { type: 'conicGradient' }>;

/** The number of single-coloured wedges in a turn: SVG has no conic gradient. */
const WEDGES = 360;

/** How many following wedges an opaque one extends below, because several meet in one pixel near the centre. */
const UNDER = 60;

/**
 * Writes the wedges of a gradient around the centre of its pattern. Opaque ones overlap, so that no background shows
 * between them.
 */
export function conicWedges({ degrees, stops }: Conic, far: number): string {
  const isOpaque = stops.every(({ opacity }) => opacity === 1);
  const under = isOpaque ? UNDER : 0;
  const last = stops.at(-1);
  const ground =
    isOpaque && last ? element('rect', { width: 2 * far, height: 2 * far, fill: hexColour(last.ink) }) : '';
  const rim = (index: number) => {
    const angle = radians(degrees + (index * 360) / WEDGES);
    return `${number(far + far * cosine(angle))} ${number(far + far * sine(angle))}`;
  };
  const wedges = Array.from({ length: WEDGES }, (_, index) => {
    const colour = colourAlong(stops, (index + 0.5) / WEDGES);
    const end = Math.min(WEDGES, index + 1 + under);
    return colour
      ? element('path', {
          d: `M${number(far)} ${number(far)}L${rim(index)}L${rim(end)}Z`,
          fill: hexColour(colour.ink),
          'fill-opacity': colour.opacity === 1 ? undefined : colour.opacity,
        })
      : '';
  });
  return ground + wedges.join('');
}

/** Returns the area of the pattern with the wedges. */
export const conicPlace = ({ centre: [x, y] }: Conic, far: number): Readonly<Record<string, number>> => ({
  x: x - far,
  y: y - far,
  width: 2 * far,
  height: 2 * far,
});
