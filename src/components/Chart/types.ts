/** One series of values. */
export interface ChartSeries {
  /** Unique key among its siblings. */
  id: string;
  /** Name of the series. */
  label: string;
  /** One value per category, 0 or more; missing, negative and non-finite values count as unknown. */
  values: readonly (number | null | undefined)[];
  /**
   * Lines connect the categories above the bars; marks are separate, for unordered categories.
   * @default 'bar'
   */
  kind?: 'bar' | 'line' | 'mark';
  /**
   * Key of a stack: bars with the same key are stacked, others side by side.
   * @default one common stack
   */
  stack?: string;
}

/** A limit that values should not exceed. */
export interface ChartThreshold {
  /** Its meaning. */
  label: string;
  /** The limit. */
  value: number;
}

/** The content of a chart. */
export interface ChartData {
  /** Labels of the axis, such as months. */
  categories: readonly string[];
  /** One to six series. */
  series: readonly ChartSeries[];
  /** A limit that values should not exceed. */
  threshold?: ChartThreshold | undefined;
}

/** Returns a drawable value; `undefined` if unknown. */
export function readValue(series: ChartSeries, index: number): number | undefined {
  const value = series.values[index];
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** Formats a value; a dash if unknown. */
export function formatKnown(value: number | undefined, formatValue: (value: number) => string): string {
  return value === undefined ? '–' : formatValue(value);
}

/** Groups bar series by stack, from left to right and bottom to top, with their indexes among all series. */
export function groupByStack(all: readonly ChartSeries[]): { series: ChartSeries; place: number }[][] {
  const stacks = new Map<string, { series: ChartSeries; place: number }[]>();
  for (const [place, series] of all.entries()) {
    if (series.kind === 'line' || series.kind === 'mark') continue;
    const key = series.stack ?? '';
    stacks.set(key, [...(stacks.get(key) ?? []), { series, place }]);
  }
  return [...stacks.values()];
}
