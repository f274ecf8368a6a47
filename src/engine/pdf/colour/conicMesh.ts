import type { GradientPaint } from '../../display';
import { cosine, distanceOf, sine } from '../../display/geometry/maths';
import { mix, radians } from '../../display/geometry/numbers';
import type { Stream } from '../file/pdfFile';
import { numbers } from '../file/syntax';
import type { Bounds } from '../geometry';
import type { Piece } from './shadingStops';

/** Triangles in a whole turn, two degrees each, and in a full change of a channel. */
const OF_A_TURN = 180;
const OF_A_CHANNEL = 128;
/** The factor by which triangles exceed the bounds, because their outer sides are straight. */
const FARTHER = 1.01;
/** The largest numbers of 32 and of 16 bits. */
const [MOST_OF_PLACE, MOST_OF_CHANNEL] = [0xffffffff, 0xffff];

type Conic = Extract<GradientPaint, { type: 'conicGradient' }>;

/** A point on the rim, in turns from the start of the gradient, with its channels. */
interface Spoke {
  readonly turns: number;
  readonly channels: readonly number[];
}

/** Returns the spokes of a piece: no channel changes by more than 1/128 between two. */
function spokesOf({ from, to }: Piece): readonly Spoke[] {
  const span = to.position - from.position;
  const change = Math.max(
    ...from.channels.map((channel, index) => Math.abs((to.channels[index] ?? 0) - channel)),
  );
  const count = Math.max(1, Math.ceil(span * OF_A_TURN), Math.ceil(change * OF_A_CHANNEL));
  return Array.from({ length: count + 1 }, (_, index) => ({
    turns: mix(from.position, to.position, index / count),
    channels: from.channels.map((channel, at) => mix(channel, to.channels[at] ?? 0, index / count)),
  }));
}

/** Averages two spokes for the centre of their triangle: within 1/256 of each. */
const between = (one: Spoke, other: Spoke): readonly number[] =>
  one.channels.map((channel, index) => mix(channel, other.channels[index] ?? 0, 0.5));

/**
 * Writes a fan of triangles around the centre that covers the bounds, coloured by its corners. PDF has no conic
 * shading.
 */
export function conicMesh(
  { centre, degrees }: Conic,
  space: string,
  pieces: readonly Piece[],
  [left, top, right, bottom]: Bounds,
): Stream {
  const [x, y] = centre;
  const corners = [left, right].flatMap((across) => [top, bottom].map((down) => [across, down] as const));
  const reach = FARTHER * Math.max(1, ...corners.map(([across, down]) => distanceOf(across - x, down - y)));
  const onRim = ({ turns }: Spoke) => {
    const angle = radians(degrees) + turns * 2 * Math.PI;
    return [0.5 + cosine(angle) / 2, 0.5 + sine(angle) / 2] as const;
  };
  const count = pieces[0]?.from.channels.length ?? 0;
  const triangles = pieces.flatMap((piece) => {
    const spokes = spokesOf(piece);
    return spokes.slice(1).map((spoke, index) => [spokes[index] ?? spoke, spoke] as const);
  });
  const writer = cornerWriter(triangles.length * 3, count);
  for (const [one, other] of triangles) {
    writer.add([0.5, 0.5], between(one, other));
    writer.add(onRim(one), one.channels);
    writer.add(onRim(other), other.channels);
  }
  const decode = [
    x - reach,
    x + reach,
    y - reach,
    y + reach,
    ...Array(count).fill([0, 1]).flat(),
  ] as number[];
  return {
    entries: {
      ShadingType: 4,
      ColorSpace: space,
      BitsPerCoordinate: 32,
      BitsPerComponent: 16,
      BitsPerFlag: 8,
      Decode: `[${numbers(decode)}]`,
    },
    data: writer.data,
  };
}

/** Creates a writer of triangle corners; coordinates and channels are shares from 0 to 1. */
function cornerWriter(corners: number, channels: number) {
  const data = new Uint8Array(corners * (1 + 2 * 4 + channels * 2));
  const view = new DataView(data.buffer);
  let at = 0;
  const add = (place: readonly [number, number], own: readonly number[]): void => {
    // A flag of 0: the triangle shares no side with the one before.
    at += 1;
    for (const share of place) {
      view.setUint32(at, Math.round(share * MOST_OF_PLACE));
      at += 4;
    }
    for (const share of own) {
      view.setUint16(at, Math.round(Math.min(1, Math.max(0, share)) * MOST_OF_CHANNEL));
      at += 2;
    }
  };
  return { data, add };
}
