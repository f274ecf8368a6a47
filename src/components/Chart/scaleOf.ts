import { nice, ticks } from 'd3-array';
import { type ChartData, knownValue, stacksOf } from './types';

/** The axis of values: it starts at 0, ends at or over everything that is shown, and has a few round marks. */
export interface ChartScale {
  /** The value at the upper end. */
  end: number;
  /** The marks, from 0 upwards. */
  marks: number[];
  /** Share of the height, 0 to 1, at which a value lies. */
  shareOf: (value: number) => number;
}

/* Beyond these the arithmetic of marks leaves the numbers a computer has. */
const LEAST = 1e-12;
const GREATEST = 1e300;

/** The axis for what a chart shows; without any value above 1e-12 it ends at 1. */
export function scaleOf({ categories, series, threshold }: ChartData): ChartScale {
  const stacks = stacksOf(series);
  const overBars = series.filter(({ kind }) => kind === 'line' || kind === 'mark');
  const tops = categories.flatMap((_, index) => [
    ...stacks.map((stack) => stack.reduce((sum, one) => sum + (knownValue(one.series, index) ?? 0), 0)),
    ...overBars.map((one) => knownValue(one, index) ?? 0),
  ]);
  const top = Math.min(GREATEST, Math.max(0, threshold?.value ?? 0, ...tops));
  const [, end] = top > LEAST ? nice(0, top, 4) : [0, 1];
  return { end, marks: ticks(0, end, 4), shareOf: (value) => Math.min(1, value / end) };
}
