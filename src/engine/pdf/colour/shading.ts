import type { GradientPaint } from '../../display';
import { mix } from '../../display/geometry/numbers';
import type { Stream } from '../file/pdfFile';
import { numbers } from '../file/syntax';
import type { Bounds } from '../geometry';
import { conicMesh } from './conicMesh';
import type { Piece, ShadingStop } from './shadingStops';

/**
 * Returns a shading along a gradient that continues beyond both ends. Stops have rising positions; several at one
 * position make a hard edge.
 * @param bounds the painted area
 */
export function shadingOf(
  gradient: GradientPaint,
  space: string,
  stops: readonly ShadingStop[],
  bounds: Bounds,
): string | Stream {
  if (gradient.type === 'conicGradient') return conicMesh(gradient, space, piecesOf(stops), bounds);
  const [longer, moved] = withEnds(gradient, stops);
  const { type, coordinates } = shadingCoords(longer);
  const parts = `/ColorSpace ${space}/Coords[${numbers(coordinates)}]/Extend[true true]`;
  return `<</ShadingType ${type}${parts}/Function ${channelsAlong(moved)}>>`;
}

type Extended = Exclude<GradientPaint, { type: 'conicGradient' }>;

/**
 * The share by which a gradient is extended for a hard edge at its end: some readers look colours up in a table of 256.
 */
const LONGER = 1 / 64;

/** Extends a gradient at ends with hard edges, since readers would continue with the inner colour. */
function withEnds(
  gradient: Extended,
  stops: readonly ShadingStop[],
): readonly [Extended, readonly ShadingStop[]] {
  const isEdge = (first: ShadingStop | undefined, second: ShadingStop | undefined, end: number) =>
    first?.position === end && second?.position === end;
  const isLinear = gradient.type === 'linearGradient';
  const before = isLinear && isEdge(stops[0], stops[1], 0) ? LONGER : 0;
  const after = isEdge(stops.at(-1), stops.at(-2), 1) ? LONGER : 0;
  if (before + after === 0) return [gradient, stops];
  const moved = stops.map((stop) => ({
    ...stop,
    position: (stop.position + before) / (1 + before + after),
  }));
  const along = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
    mix(x, toX, share),
    mix(y, toY, share),
  ];
  if (gradient.type === 'radialGradient') {
    const { focus, centre, radius } = gradient;
    return [{ ...gradient, centre: along(focus, centre, 1 + after), radius: radius * (1 + after) }, moved];
  }
  const { start, end } = gradient;
  return [{ ...gradient, start: along(start, end, -before), end: along(start, end, 1 + after) }, moved];
}

type Point = readonly [x: number, y: number];

/** Returns the PDF type of a gradient and its coordinates. */
const shadingCoords = (gradient: Extended) =>
  gradient.type === 'linearGradient'
    ? { type: 2, coordinates: [...gradient.start, ...gradient.end] }
    : { type: 3, coordinates: [...gradient.focus, 0, ...gradient.centre, gradient.radius] };

/** Returns the function from 0 to 1 through all stops. */
function channelsAlong(stops: readonly ShadingStop[]): string {
  const pieces = piecesOf(stops);
  const functions = pieces.map(
    ({ from, to }) =>
      `<</FunctionType 2/Domain[0 1]/N 1/C0[${numbers(from.channels)}]/C1[${numbers(to.channels)}]>>`,
  );
  const [only] = functions;
  if (functions.length === 1 && only) return only;
  const bounds = numbers(
    pieces.slice(1).map(({ from }) => from.position),
    6,
  );
  const encode = functions.map(() => '0 1').join(' ');
  return `<</FunctionType 3/Domain[0 1]/Functions[${functions.join('')}]/Bounds[${bounds}]/Encode[${encode}]>>`;
}

/** Returns the pieces between stops, from 0 to 1. Leaves out pieces without a length, which readers refuse. */
function piecesOf(stops: readonly ShadingStop[]): Piece[] {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return [];
  const all = [{ ...first, position: 0 }, ...stops, { ...last, position: 1 }];
  return all.slice(1).flatMap((to, index) => {
    const from = all[index];
    return from && to.position - from.position > 1e-6 ? [{ from, to }] : [];
  });
}
