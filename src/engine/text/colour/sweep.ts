import { PaintExtend, type ColorLine } from 'harfbuzzjs';
import { transformPoint, writePath, type Ink, type Matrix, type Paint, type PathData } from '../../display';
import { cosine, sine } from '../../display/geometry/maths';
import { stopsOf, type Stops } from './colourPaints';

/** A gradient that turns about a point. Angles in radians, counter-clockwise from the right. */
export interface Sweep {
  readonly centre: readonly [x: number, y: number];
  readonly start: number;
  readonly end: number;
}

type Solid = Extract<Paint, { type: 'solid' }>;

/** A part of a sweep, in one colour. */
export interface Wedge {
  readonly path: PathData;
  readonly fill: Solid;
}

const TURN = 2 * Math.PI;
/** Wedges of a whole turn, of three degrees each; where a stop lies within one, it is cut there. */
const WEDGES = 120;
/** Units of a font from the centre to where nothing of a glyph is any more. */
const FAR = 65_536;
/** Radians below which two angles are one. */
const SAME = 1e-6;

/** The place in the line of colours that has the colour of one beside the line. */
function extended(place: number, extend: PaintExtend): number {
  if (extend === PaintExtend.PAD) return Math.min(Math.max(place, 0), 1);
  const round = Math.floor(place);
  const share = place - round;
  return extend === PaintExtend.REFLECT && round % 2 !== 0 ? 1 - share : share;
}

function mixed(from: Solid, to: Solid, share: number): Solid {
  if (share === 0) return from;
  const between = (one: number, other: number) => one + (other - one) * share;
  const [[red, green, blue], [r, g, b]] = [from.ink.rgb, to.ink.rgb];
  return {
    type: 'solid',
    ink: { rgb: [between(red, r), between(green, g), between(blue, b)] },
    opacity: between(from.opacity, to.opacity),
  };
}

/** The colour of a place; of two stops in the same place the later one counts beyond it. */
function colourAt(stops: Stops, place: number): Solid | undefined {
  const next = stops.find(({ position }) => position > place);
  const before = stops.findLast(({ position }) => position <= place) ?? next;
  if (!before) return undefined;
  const own: Solid = { type: 'solid', ink: before.ink, opacity: before.opacity };
  if (!next || next === before) return own;
  const share = (place - before.position) / (next.position - before.position);
  return mixed(own, { type: 'solid', ink: next.ink, opacity: next.opacity }, share);
}

/** The same sweep, counter-clockwise. */
const forwards = (stops: Stops, sweep: Sweep): [Stops, Sweep] =>
  sweep.end >= sweep.start
    ? [stops, sweep]
    : [
        stops.map((stop) => ({ ...stop, position: 1 - stop.position })).toReversed(),
        { ...sweep, start: sweep.end, end: sweep.start },
      ];

/** The angles of a turn at which a wedge begins, from 0 on. */
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
 * The wedges a sweep is painted with, one after the other, where a matrix takes them: no painter can turn colours about a point by
 * itself. Each reaches under the next one, so that nothing shines through between them, unless it can be seen through.
 */
export function sweepWedges(line: ColorLine, sweep: Sweep, matrix: Matrix, own: Ink): Wedge[] {
  const [stops, { centre, start, end }] = forwards(stopsOf(line, own), sweep);
  const isOpaque = stops.every(({ opacity }) => opacity === 1);
  const angles = anglesOf(stops, start, end, line.extend);
  const placeOf = (angle: number) => {
    if (end - start < SAME) return angle < start ? 0 : 1;
    return extended((angle - start) / (end - start), line.extend);
  };
  const at = (angle: number) => {
    const [x, y] = [centre[0] + FAR * cosine(angle), centre[1] + FAR * sine(angle)];
    return transformPoint(matrix, x, y);
  };
  const middle = transformPoint(matrix, ...centre);
  return angles.flatMap((from, index) => {
    const to = angles[index + 1] ?? TURN;
    const under = isOpaque ? (angles[index + 2] ?? TURN) : to;
    const fill = colourAt(stops, placeOf((from + to) / 2));
    return fill
      ? [{ path: writePath([['M', ...middle], ['L', ...at(from)], ['L', ...at(under)], ['Z']]), fill }]
      : [];
  });
}
