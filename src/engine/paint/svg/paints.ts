import {
  gradientTransform,
  hexColour,
  lineStyle,
  multiply,
  type GradientPaint,
  type Line,
  type Matrix,
  type Paint,
} from '../../display';
import { conicPlace, conicWedges } from './conicPattern';
import type { Definitions } from './definitions';
import { element, number } from './text';

/** Writes a matrix as an attribute; nothing if it is missing. */
export const transformOf = (matrix: Matrix | undefined): string | undefined =>
  matrix && `matrix(${matrix.map(number).join(' ')})`;

/** Writes an opacity as an attribute; nothing for 1. */
export const opacityOf = (opacity: number): number | undefined => (opacity === 1 ? undefined : opacity);

/** Returns the element name and coordinates of a gradient. */
function gradientAttributes(paint: Exclude<GradientPaint, { type: 'conicGradient' }>): {
  name: string;
  place: Readonly<Record<string, number>>;
} {
  if (paint.type === 'linearGradient') {
    const [[x1, y1], [x2, y2]] = [paint.start, paint.end];
    return { name: paint.type, place: { x1, y1, x2, y2 } };
  }
  const { focus, centre, radius } = paint;
  const [[fx, fy], [cx, cy]] = [focus, centre];
  return { name: paint.type, place: { cx, cy, r: radius, fx, fy } };
}

/** Combines the gradient's own matrix with the one to painted coordinates. */
function combineTransforms(paint: GradientPaint, back: Matrix | undefined): Matrix | undefined {
  const own = gradientTransform(paint);
  return own && back ? multiply(back, own) : (own ?? back);
}

/** Defines a gradient in its item's coordinates; `back` maps it to painted ones. */
function gradientId(paint: GradientPaint, definitions: Definitions, back?: Matrix): string {
  if (paint.type === 'conicGradient') {
    const far = definitions.reach + Math.abs(paint.centre[0]) + Math.abs(paint.centre[1]);
    const units = { patternUnits: 'userSpaceOnUse', patternTransform: transformOf(back) };
    return definitions.define(JSON.stringify([paint, back]), (id) =>
      element('pattern', { id, ...conicPlace(paint, far), ...units }, conicWedges(paint, far)),
    );
  }
  const stops = paint.stops.map(({ position, ink, opacity }) =>
    element('stop', {
      offset: position,
      'stop-color': hexColour(ink),
      'stop-opacity': opacityOf(opacity),
    }),
  );
  const { name, place } = gradientAttributes(paint);
  const units = {
    gradientUnits: 'userSpaceOnUse',
    gradientTransform: transformOf(combineTransforms(paint, back)),
  };
  return definitions.define(JSON.stringify([paint, back]), (id) =>
    element(name, { id, ...place, ...units }, stops.join('')),
  );
}

/** Returns the attributes of a fill or stroke. */
function paintAttributes(name: 'fill' | 'stroke', paint: Paint, definitions: Definitions, back?: Matrix) {
  if (paint.type !== 'solid') return { [name]: `url(#${gradientId(paint, definitions, back)})` };
  return { [name]: hexColour(paint.ink), [`${name}-opacity`]: opacityOf(paint.opacity) };
}

/**
 * Returns the attributes of a line except its colour; the limit of mitred corners is explicit, since SVG and PDF have
 * different defaults.
 */
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
 * Returns the attributes of a look. For an item in its own coordinates, `back` maps the page to them and lines are
 * `scale` times as wide.
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
