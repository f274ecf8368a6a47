import {
  fitPath,
  IDENTITY,
  parsePath,
  transformPoint,
  type DisplayItem,
  type Line,
  type Matrix,
  type PathItem,
  type Segment,
} from '../display';
import type { Reading } from './readDrawn';
import { numberIn, numbersIn, similarityOf } from './values';
import { windAlternately } from './windAlternately';
import type { Attributes, SvgElement } from './xml';

/** Six decimals: a drawing may be a unit wide, and be shown as large as a page. */
const round = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** Path data with every point moved by a matrix. */
export const movedPath = (segments: readonly Segment[], matrix: Matrix): string =>
  segments
    .map(([command, ...numbers]) => {
      const points: number[] = [];
      for (let at = 0; at < numbers.length; at += 2)
        points.push(...transformPoint(matrix, numbers[at] ?? 0, numbers[at + 1] ?? 0));
      return [command, ...points.map(round)].join(' ');
    })
    .join(' ');

/** A path with its places in pixels of the drawing; in a group of its own if its line is stretched. */
export function drawnPath(
  { attributes }: SvgElement,
  matrix: Matrix,
  reading: Reading,
): readonly DisplayItem[] {
  if (attributes['visibility'] === 'hidden' || attributes['visibility'] === 'collapse') return [];
  const segments = withDots(parsePath(attributes['d'] ?? ''), attributes);
  const box = fitPath(movedPath(segments, IDENTITY));
  if (!box) return [];
  const isStretched = (attributes['stroke'] ?? 'none') !== 'none' && similarityOf(matrix) === undefined;
  const place = { box, matrix: isStretched ? undefined : matrix };
  const fill = paintIn('fill', attributes, place, reading);
  const stroke = lineIn(attributes, place, reading);
  if (!fill && !stroke) return [];
  const wound = fill ? woundIn(segments, attributes, reading) : segments;
  const data = movedPath(wound, isStretched ? IDENTITY : matrix);
  const items = inOrder(data, fill, stroke, attributes);
  const name = attributes['id'];
  if (name) for (const item of items) reading.names.set(item, name);
  return isStretched ? [{ type: 'group', items, transform: matrix }] : items;
}

/** A dot as a line is so long, in widths of the line. */
const DOT = 1e-3;

/** Lines without a length, of which round and square ends are seen, as lines of next to none. */
function withDots(segments: readonly Segment[], attributes: Attributes): readonly Segment[] {
  const length = DOT * (numberIn(attributes['stroke-width']) ?? 1);
  if ((attributes['stroke-linecap'] ?? 'butt') === 'butt') return segments;
  return segments.map((segment, index) => {
    const [before, after] = [segments[index - 1], segments[index + 1]];
    const isAlone = before?.[0] === 'M' && (after === undefined || after[0] === 'M' || after[0] === 'Z');
    if (segment[0] !== 'L' || !isAlone || segment[1] !== before[1] || segment[2] !== before[2])
      return segment;
    return ['L', segment[1] + length, segment[2]];
  });
}

/** The fill below the line, or above it where that is asked for. */
function inOrder(
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

/** The place of a path: its box before it is moved, and the matrix that moves it; `undefined` where its group does. */
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

/** The line of a path; SVG cuts corners off earlier than PDF does. */
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
