import type { GradientPaint } from '../display';

type Stops = GradientPaint['stops'];

/** The maximum number of stops in a gradient. */
export const MOST_STOPS = 100;

/** The repeated stops of a gradient, between two multiples of its length. */
interface Spread {
  readonly stops: Stops;
  readonly first: number;
  readonly last: number;
}

/**
 * Repeats a gradient between two multiples of its length.
 * @returns `undefined` for too many stops
 */
export function spreadStops(
  stops: Stops,
  method: string,
  [from, to]: readonly [number, number],
): Spread | undefined {
  if (method !== 'repeat' && method !== 'reflect') return { stops, first: 0, last: 1 };
  const first = Math.min(0, Math.floor(from));
  const last = Math.max(1, Math.ceil(to));
  const rounds = last - first;
  if (!(rounds * (stops.length + 2) <= MOST_STOPS)) return undefined;
  const whole = withEnds(stops);
  const backwards = whole.map((stop) => ({ ...stop, position: 1 - stop.position })).toReversed();
  const spread = Array.from({ length: rounds }, (_, round) => {
    const isBack = method === 'reflect' && (first + round) % 2 !== 0;
    return (isBack ? backwards : whole).map((stop) => ({
      ...stop,
      position: (round + stop.position) / rounds,
    }));
  });
  return { stops: spread.flat(), first, last };
}

/** Adds stops at 0 and 1 if they are missing. */
function withEnds(stops: Stops): Stops {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return stops;
  return [
    ...(first.position > 0 ? [{ ...first, position: 0 }] : []),
    ...stops,
    ...(last.position < 1 ? [{ ...last, position: 1 }] : []),
  ];
}
