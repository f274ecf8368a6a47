import { nice, ticks } from 'd3-array';
import { type ChartData, readValue, groupByStack } from './types';

/** The value axis: it starts at 0, includes every value, and has a few round marks. */
export interface ChartScale {
  /** The value at the top. */
  end: number;
  /** The marks, from 0 upwards. */
  marks: number[];
  /** Returns the height of a value as a fraction from 0 to 1. */
  shareOf: (value: number) => number;
}

/* Outside these limits the computation of marks would leave the range of floating-point numbers. */
const LEAST = 1e-12;
const GREATEST = 1e300;

/** Computes the axis of a chart; without a value above 1e-12 it ends at 1. */
export function computeScale({ categories, series, threshold }: ChartData): ChartScale {
  const stacks = groupByStack(series);
  const overBars = series.filter(({ kind }) => kind === 'line' || kind === 'mark');
  const tops = categories.flatMap((_, index) => [
    ...stacks.map((stack) => stack.reduce((sum, one) => sum + (readValue(one.series, index) ?? 0), 0)),
    ...overBars.map((one) => readValue(one, index) ?? 0),
  ]);
  const top = Math.min(GREATEST, Math.max(0, threshold?.value ?? 0, ...tops));
  const [, end] = top > LEAST ? nice(0, top, 4) : [0, 1];
  return { end, marks: ticks(0, end, 4), shareOf: (value) => Math.min(1, value / end) };
}
