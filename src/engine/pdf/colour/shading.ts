import type { GradientPaint } from '../../display';
import { numbers } from '../file/syntax';

/** Channels at a place of a gradient, from 0 to 1. */
export interface ShadingStop {
  readonly position: number;
  readonly channels: readonly number[];
}

/** A shading along a gradient that goes on beyond both ends. Stops by rising position; several at one place make a hard edge. */
export function shadingOf(gradient: GradientPaint, space: string, stops: readonly ShadingStop[]): string {
  const { type, coordinates } = placeOf(gradient);
  const parts = `/ColorSpace ${space}/Coords[${numbers(coordinates)}]/Extend[true true]`;
  return `<</ShadingType ${type}${parts}/Function ${channelsAlong(stops)}>>`;
}

/** The number PDF has for a kind of gradient, and where it lies. */
const placeOf = (gradient: GradientPaint) =>
  gradient.type === 'linearGradient'
    ? { type: 2, coordinates: [...gradient.start, ...gradient.end] }
    : { type: 3, coordinates: [...gradient.focus, 0, ...gradient.centre, gradient.radius] };

/** The function from 0 to 1 through all stops. */
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

/** What lies between two stops, over the whole way from 0 to 1; pieces without a length, which readers refuse, left out. */
function piecesOf(stops: readonly ShadingStop[]): { from: ShadingStop; to: ShadingStop }[] {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return [];
  const all = [{ ...first, position: 0 }, ...stops, { ...last, position: 1 }];
  return all.slice(1).flatMap((to, index) => {
    const from = all[index];
    return from && to.position - from.position > 1e-6 ? [{ from, to }] : [];
  });
}
