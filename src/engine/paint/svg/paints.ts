import { lineStyle, type GradientPaint, type Ink, type Line, type Matrix, type Paint } from '../../display';
import type { Definitions } from './definitions';
import { element, number } from './text';

/** A colour as all readers of SVG know it. */
export const hexColour = ({ rgb }: Ink): string =>
  `#${rgb
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** A matrix as an attribute; nothing for none. */
export const transformOf = (matrix: Matrix | undefined): string | undefined =>
  matrix && `matrix(${matrix.map(number).join(' ')})`;

/** An opacity as an attribute; nothing for 1. */
export const opacityOf = (opacity: number): number | undefined => (opacity === 1 ? undefined : opacity);

/** Where a gradient lies, as its element is called and has it. */
function placeOf(paint: GradientPaint): { name: string; place: Readonly<Record<string, number>> } {
  if (paint.type === 'linearGradient') {
    const [[x1, y1], [x2, y2]] = [paint.start, paint.end];
    return { name: paint.type, place: { x1, y1, x2, y2 } };
  }
  const { focus, centre, radius } = paint;
  const [[fx, fy], [cx, cy]] = [focus, centre];
  return { name: paint.type, place: { cx, cy, r: radius, fx, fy } };
}

/** A gradient where its item is; `back` takes it to where it is painted. */
function gradientId(paint: GradientPaint, definitions: Definitions, back?: Matrix): string {
  const stops = paint.stops.map(({ position, ink, opacity }) =>
    element('stop', {
      ...{ offset: position, 'stop-color': hexColour(ink) },
      'stop-opacity': opacityOf(opacity),
    }),
  );
  const { name, place } = placeOf(paint);
  const units = { gradientUnits: 'userSpaceOnUse', gradientTransform: transformOf(back) };
  return definitions.define(JSON.stringify([paint, back]), (id) =>
    element(name, { id, ...place, ...units }, stops.join('')),
  );
}

/** The attributes of what is filled or stroked. */
function paintAttributes(name: 'fill' | 'stroke', paint: Paint, definitions: Definitions, back?: Matrix) {
  if (paint.type !== 'solid') return { [name]: `url(#${gradientId(paint, definitions, back)})` };
  return { [name]: hexColour(paint.ink), [`${name}-opacity`]: opacityOf(paint.opacity) };
}

/** The attributes of a line besides its colour; SVG has another limit of mitred corners than PDF unless it is given. */
function lineAttributes(line: Line, scale: number) {
  const { cap, join, miterLimit, dash } = lineStyle(line);
  const isDashed = dash.lengths.length > 0;
  return {
    'stroke-width': line.width * scale,
    'stroke-miterlimit': miterLimit,
    'stroke-linecap': cap === 'butt' ? undefined : cap,
    'stroke-linejoin': join === 'miter' ? undefined : join,
    'stroke-dasharray': isDashed ? dash.lengths.map((each) => number(each * scale)).join(' ') : undefined,
    'stroke-dashoffset': isDashed && dash.offset !== 0 ? dash.offset * scale : undefined,
  };
}

/**
 * The attributes of a look. Where the thing stands in a place of its own, `back` takes what is given on the page there,
 * and lines are `scale` times as wide.
 */
export const lookAttributes = (
  look: { readonly fill?: Paint; readonly stroke?: Line },
  definitions: Definitions,
  back?: Matrix,
  scale = 1,
): Readonly<Record<string, string | number | undefined>> => ({
  ...(look.fill ? paintAttributes('fill', look.fill, definitions, back) : { fill: 'none' }),
  ...(look.stroke && {
    ...paintAttributes('stroke', look.stroke.paint, definitions, back),
    ...lineAttributes(look.stroke, scale),
  }),
});
