import { roundTo } from '../numbers';

/** How a used amount stands to what may be used. */
export interface Share {
  /** Percent with at most one decimal; undefined where nothing may be used, of which nothing is a part. */
  readonly percent: number | undefined;
  /** What is left; 0 when it is all used. */
  readonly left: number;
  /** By how much it is exceeded; 0 when it is not. */
  readonly over: number;
}

const count = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0);

/** The share of `used` in `maximum`; what is below 0 or no finite number counts as 0. */
export function shareOf(used: number, maximum: number): Share {
  const [known, limit] = [count(used), count(maximum)];
  return {
    // Rounding must not make something of nothing left or all of nearly all.
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

/** How two periods compare: the difference, and in percent of the earlier one where that was anything. */
export function changeOf(now: number, before: number): { difference: number; percent: number | undefined } {
  const difference = count(now) - count(before);
  return {
    difference,
    percent: count(before) === 0 ? undefined : roundTo((difference / count(before)) * 100, 1),
  };
}

/** The mean of some figures; 0 of none. */
export function averageOf(figures: readonly number[]): number {
  return figures.length === 0 ? 0 : figures.reduce((sum, figure) => sum + count(figure), 0) / figures.length;
}
