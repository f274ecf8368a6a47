import { roundTo } from '../numbers';

/** A used amount in relation to its maximum. */
export interface Share {
  /** Percent with at most one decimal; undefined if the maximum is 0. */
  readonly percent: number | undefined;
  /** The remaining amount; at least 0. */
  readonly left: number;
  /** The excess; 0 without one. */
  readonly over: number;
}

const count = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0);

/** Returns the share of `used` in `maximum`; negative and non-finite numbers count as 0. */
export function shareOf(used: number, maximum: number): Share {
  const [known, limit] = [count(used), count(maximum)];
  return {
    // Rounding must not turn a rest into nothing, or nearly all into all.
    percent: limit === 0 ? undefined : wholeOnlyWhenWhole((known / limit) * 100, known === limit),
    left: Math.max(0, limit - known),
    over: Math.max(0, known - limit),
  };
}

function wholeOnlyWhenWhole(percent: number, isWhole: boolean): number {
  const rounded = roundTo(percent, 1);
  if (rounded === 100 && !isWhole) return percent < 100 ? 99.9 : 100.1;
  return rounded === 0 && percent > 0 ? 0.1 : rounded;
}

/** Compares two periods: the difference, also in percent of the earlier one unless that is 0. */
export function changeOf(now: number, before: number): { difference: number; percent: number | undefined } {
  const difference = count(now) - count(before);
  return {
    difference,
    percent: count(before) === 0 ? undefined : roundTo((difference / count(before)) * 100, 1),
  };
}

/** Returns the average of numbers; 0 if there are none. */
export function averageOf(figures: readonly number[]): number {
  return figures.length === 0 ? 0 : figures.reduce((sum, figure) => sum + count(figure), 0) / figures.length;
}
