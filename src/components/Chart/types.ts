/** One thing that is counted. */
export interface ChartSeries {
  /** Identity among its neighbours. */
  id: string;
  /** What is counted. */
  label: string;
  /** A value for each category, 0 or more; what is missing, below 0 or no finite number counts as unknown. */
  values: readonly (number | null | undefined)[];
  /**
   * Lines run over the bars from category to category; marks stand over them each by itself, for categories that do not
   * follow on one another.
   * @default 'bar'
   */
  kind?: 'bar' | 'line' | 'mark';
  /**
   * Bars of one stack stand on one another, those of different stacks beside one another.
   * @default one stack for all that name none
   */
  stack?: string;
}

/** A value that should not be passed. */
export interface ChartThreshold {
  /** What it means. */
  label: string;
  /** Where it lies. */
  value: number;
}

/** What a chart shows. */
export interface ChartData {
  /** Names along the axis, such as months. */
  categories: readonly string[];
  /** One to six things that are counted. */
  series: readonly ChartSeries[];
  /** A value that should not be passed. */
  threshold?: ChartThreshold | undefined;
}

/** A value as it can be drawn: `undefined` for what is not known. */
export function knownValue(series: ChartSeries, index: number): number | undefined {
  const value = series.values[index];
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** A value in words; a dash for what is not known. */
export function formatKnown(value: number | undefined, formatValue: (value: number) => string): string {
  return value === undefined ? '–' : formatValue(value);
}

/** The stacks of bars from left to right, each with its series from below and their places among all series. */
export function stacksOf(all: readonly ChartSeries[]): { series: ChartSeries; place: number }[][] {
  const stacks = new Map<string, { series: ChartSeries; place: number }[]>();
  for (const [place, series] of all.entries()) {
    if (series.kind === 'line' || series.kind === 'mark') continue;
    const key = series.stack ?? '';
    stacks.set(key, [...(stacks.get(key) ?? []), { series, place }]);
  }
  return [...stacks.values()];
}
