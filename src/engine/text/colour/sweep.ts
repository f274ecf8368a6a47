import { PaintExtend, type ColorLine } from 'harfbuzzjs';
import {
  colourAlong,
  transformPoint,
  writePath,
  type Ink,
  type Matrix,
  type Paint,
  type PathData,
} from '../../display';
import { cosine, sine } from '../../display/geometry/maths';
import { stopsOf, type Stops } from './colourPaints';

/** A conic gradient. Angles in radians, counterclockwise from the right. */
export interface Sweep {
  readonly centre: readonly [x: number, y: number];
  readonly start: number;
  readonly end: number;
}

type Solid = Extract<Paint, { type: 'solid' }>;

/** A single-coloured part of a sweep. */
export interface Wedge {
  readonly path: PathData;
  readonly fill: Solid;
}

const TURN = 2 * Math.PI;
/** Wedges in a whole turn, of three degrees each; stops within one split it. */
const WEDGES = 120;
/** Font units from the centre to beyond any glyph. */
const FAR = 65_536;
/** The tolerance of equal angles, in radians. */
const SAME = 1e-6;

/** Maps a position outside the gradient to the one with the same colour. */
function wrapPosition(place: number, extend: PaintExtend): number {
  if (extend === PaintExtend.PAD) return Math.min(Math.max(place, 0), 1);
  const round = Math.floor(place);
  const share = place - round;
  return extend === PaintExtend.REFLECT && round % 2 !== 0 ? 1 - share : share;
}

/** Turns a sweep counterclockwise. */
const turnForwards = (stops: Stops, sweep: Sweep): [Stops, Sweep] =>
  sweep.end >= sweep.start
    ? [stops, sweep]
    : [
        stops.map((stop) => ({ ...stop, position: 1 - stop.position })).toReversed(),
        { ...sweep, start: sweep.end, end: sweep.start },
      ];

/** Returns the angles of a turn at which wedges begin, from 0 on. */
function anglesOf(stops: Stops, start: number, end: number, extend: PaintExtend): number[] {
  const span = end - start;
  const isOnce = extend === PaintExtend.PAD || span < SAME;
  const rounds = isOnce ? 1 : Math.ceil(TURN / span) + 1;
  const first = isOnce ? 0 : -Math.ceil(start / span);
  const own = Array.from({ length: Math.min(rounds, WEDGES) + 1 }, (_, index) => first + index).flatMap(
    (round) => stops.map(({ position }) => start + span * (round + position)),
  );
  const even = Array.from({ length: WEDGES }, (_, index) => (index * TURN) / WEDGES);
  return [...even, ...own]
    .filter((angle) => angle >= 0 && angle < TURN)
    .sort((one, other) => one - other)
    .filter((angle, index, all) => index === 0 || angle - (all[index - 1] ?? 0) > SAME);
}

/**
 * Splits a sweep into transformed wedges, since no painter supports conic gradients in all formats. Opaque wedges
 * overlap the next one, so that no background shows between them.
 */
export function sweepWedges(line: ColorLine, sweep: Sweep, matrix: Matrix, own: Ink): Wedge[] {
  const [stops, { centre, start, end }] = turnForwards(stopsOf(line, own), sweep);
  const isOpaque = stops.every(({ opacity }) => opacity === 1);
  const angles = anglesOf(stops, start, end, line.extend);
  const offsetAt = (angle: number) => {
    if (end - start < SAME) return angle < start ? 0 : 1;
    return wrapPosition((angle - start) / (end - start), line.extend);
  };
  const at = (angle: number) => {
    const [x, y] = [centre[0] + FAR * cosine(angle), centre[1] + FAR * sine(angle)];
    return transformPoint(matrix, x, y);
  };
  const middle = transformPoint(matrix, ...centre);
  return angles.flatMap((from, index) => {
    const to = angles[index + 1] ?? TURN;
    const under = isOpaque ? (angles[index + 2] ?? TURN) : to;
    const fill = colourAlong(stops, offsetAt((from + to) / 2));
    return fill
      ? [{ path: writePath([['M', ...middle], ['L', ...at(from)], ['L', ...at(under)], ['Z']]), fill }]
      : [];
  });
}
