/** One thing that is counted. */
export interface ChartSeries {
  /** Identity among its neighbours. */
  id: string;
  /** What is counted. */
  label: string;
  /** A value for each category, 0 or more; what is missing, below 0 or no finite number counts as unknown. */
  values: readonly (number | null | undefined)[];
  /**
   * Bars of one chart stand on one another; lines run over them.
   * @default 'bar'
   */
  kind?: 'bar' | 'line';
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
