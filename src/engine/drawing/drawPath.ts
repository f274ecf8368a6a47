import {
  fitPath,
  IDENTITY,
  parsePath,
  similarityOf,
  transformPoint,
  type DisplayItem,
  type Line,
  type Matrix,
  type PathItem,
  type Segment,
} from '../display';
import type { Reading } from './readDrawn';
import { isVisible, numberIn, numbersIn } from './values';
import { windAlternately } from './windAlternately';
import type { Attributes, SvgElement } from './xml';

/** Rounds to six decimals: a drawing may be a unit wide and displayed as large as a page. */
const round = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** Writes path data transformed by a matrix. */
export const movePath = (segments: readonly Segment[], matrix: Matrix): string =>
  segments
    .map(([command, ...numbers]) => {
      const points: number[] = [];
      for (let at = 0; at < numbers.length; at += 2)
        points.push(...transformPoint(matrix, numbers[at] ?? 0, numbers[at + 1] ?? 0));
      return [command, ...points.map(round)].join(' ');
    })
    .join(' ');

/** Draws a path in pixels of the drawing; wraps it in a group if its line is stretched. */
export function drawPath(
  { attributes }: SvgElement,
  matrix: Matrix,
  reading: Reading,
): readonly DisplayItem[] {
  if (!isVisible(attributes)) return [];
  const segments = addDots(parsePath(attributes['d'] ?? ''), attributes);
  const box = fitPath(movePath(segments, IDENTITY));
  if (!box) return [];
  const isStretched = (attributes['stroke'] ?? 'none') !== 'none' && similarityOf(matrix) === undefined;
  const place = { box, matrix: isStretched ? undefined : matrix };
  const fill = paintIn('fill', attributes, place, reading);
  const stroke = lineIn(attributes, place, reading);
  if (!fill && !stroke) return [];
  const wound = fill ? woundIn(segments, attributes, reading) : segments;
  const data = movePath(wound, isStretched ? IDENTITY : matrix);
  const items = orderPaint(data, fill, stroke, attributes);
  const name = attributes['id'];
  if (name) for (const item of items) reading.names.set(item, name);
  return isStretched ? [{ type: 'group', items, transform: matrix }] : items;
}

/** The length of the line for a dot, in line widths. */
const DOT = 1e-3;

/** Replaces lines of length 0, whose round or square caps are visible, by very short lines. */
function addDots(segments: readonly Segment[], attributes: Attributes): readonly Segment[] {
  if ((attributes['stroke-linecap'] ?? 'butt') === 'butt') return segments;
  const length = DOT * (numberIn(attributes['stroke-width']) ?? 1);
  const starts = segments.flatMap(([command], index) => (command === 'M' ? [index] : []));
  return starts.flatMap((from, index) => withDot(segments.slice(from, starts[index + 1]), length));
}

/** Returns one outline; if all its points are equal, a line of this length. */
function withDot(part: readonly Segment[], length: number): readonly Segment[] {
  const [start, first, ...others] = part;
  if (start?.[0] !== 'M' || first?.[0] !== 'L') return part;
  const [, x, y] = start;
  const isThere = (segment: Segment) =>
    segment[0] === 'Z' || (segment[0] === 'L' && segment[1] === x && segment[2] === y);
  return [first, ...others].every(isThere) ? [start, ['L', x + length, y]] : part;
}

/** Orders fill and line; the fill is below unless the drawing reverses them. */
function orderPaint(
  path: string,
  fill: PathItem['fill'],
  stroke: Line | undefined,
  attributes: Attributes,
): readonly PathItem[] {
  if (fill && stroke && (attributes['paint-order'] ?? '').trim().startsWith('stroke'))
    return [
      { type: 'path', path, stroke },
      { type: 'path', path, fill },
    ];
  return [{ type: 'path', path, ...(fill && { fill }), ...(stroke && { stroke }) }];
}

function woundIn(
  segments: readonly Segment[],
  attributes: Attributes,
  { comparisons, lacks }: Reading,
): readonly Segment[] {
  if (attributes['fill-rule'] !== 'evenodd') return segments;
  const wound = windAlternately(segments, comparisons);
  if (!wound) lacks.add('crossing outlines with the even-odd rule');
  return wound ?? segments;
}

/** The box of a path before its transform, and its matrix; `undefined` if its group has the matrix. */
export interface Place {
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly matrix: Matrix | undefined;
}

function paintIn(key: 'fill' | 'stroke', attributes: Attributes, place: Place, reading: Reading) {
  const value = attributes[key] ?? (key === 'fill' ? '#000000' : 'none');
  if (value === 'none') return undefined;
  const paint = reading.paints(value, attributes[`${key}-opacity`], place);
  if (typeof paint !== 'string') return paint;
  reading.lacks.add(paint);
  return undefined;
}

/** Reads the line of a path; SVG cuts mitred corners earlier than PDF. */
function lineIn(attributes: Attributes, place: Place, reading: Reading): Line | undefined {
  const paint = paintIn('stroke', attributes, place, reading);
  const scale = place.matrix ? (similarityOf(place.matrix) ?? 1) : 1;
  const width = (numberIn(attributes['stroke-width']) ?? 1) * scale;
  if (!paint || width <= 0) return undefined;
  const cap = attributes['stroke-linecap'];
  const join = attributes['stroke-linejoin'] ?? 'miter';
  const lengths = numbersIn(attributes['stroke-dasharray'] ?? '').map((length) => length * scale);
  const offset = (numberIn(attributes['stroke-dashoffset']) ?? 0) * scale;
  return {
    paint,
    width,
    ...((cap === 'round' || cap === 'square') && { cap }),
    ...(join === 'round' || join === 'bevel'
      ? { join }
      : { miterLimit: numberIn(attributes['stroke-miterlimit']) ?? 4 }),
    ...(lengths.some((length) => length > 0) && { dash: { lengths, offset } }),
  };
}
