import type { RenderUsage } from '@/api/types';
import { averageOf, firstDayOf, periodName } from '@/domain/usage';
import { periodOf, type Grouping } from './usageView';

/** Usage of one period, environment or output, beside its previous value. */
export interface UsageRow {
  readonly id: string;
  readonly name: string;
  /** Undefined, like all figures, for a period before the contract. */
  readonly renders: number | undefined;
  readonly watermarked: number | undefined;
  /** Renders at the same position of the previous range; undefined when it had none, or nothing was rendered. */
  readonly before: number | undefined;
}

interface Line {
  readonly id: string;
  readonly name: string;
}

function lineOf(entry: RenderUsage, groupBy: Grouping): Line {
  const period = periodOf(groupBy);
  if (period) return { id: entry.date, name: periodName(entry.date, period) };
  if (groupBy === 'environment') {
    const [environment] = entry.environments ?? [];
    return { id: environment?.environmentId ?? '', name: environment?.name ?? '' };
  }
  const name = entry.details?.[0]?.name ?? '';
  return { id: name, name };
}

/** Whether an entry's period ended before the contract began, so that it is empty for another reason. */
function isBeforeContract(entry: RenderUsage, groupBy: Grouping, contractStart: string | undefined): boolean {
  const period = periodOf(groupBy);
  if (!period || contractStart === undefined || entry.totalRenders + entry.watermarkedRenders > 0)
    return false;
  return firstDayOf(contractStart, period) > entry.date;
}

/**
 * Converts the platform's entries to rows. Periods are compared with the period at the same position of the previous
 * range; environments and outputs with themselves.
 */
export function toUsageRows(
  now: readonly RenderUsage[],
  before: readonly RenderUsage[] | undefined,
  groupBy: Grouping,
  contractStart?: string | undefined,
): UsageRow[] {
  const isPeriod = periodOf(groupBy) !== undefined;
  const isKnown = (entry: RenderUsage) => !isBeforeContract(entry, groupBy, contractStart);
  const earlier = new Map(before?.map((entry) => [lineOf(entry, groupBy).id, entry.totalRenders]));
  // A month without renders is undefined in the table as in the line of the chart.
  const placeBefore = (index: number) => before?.at(index)?.totalRenders || undefined;
  return now.map((entry, index) => {
    const line = lineOf(entry, groupBy);
    return {
      ...line,
      ...(isKnown(entry)
        ? { renders: entry.totalRenders, watermarked: entry.watermarkedRenders }
        : { renders: undefined, watermarked: undefined }),
      before: before && (isPeriod ? placeBefore(index) : (earlier.get(line.id) ?? 0)),
    };
  });
}

/**
 * Returns the first month with renders, unless it is the first of the range: then the range is incomplete and not
 * comparable.
 */
export function firstUse(months: readonly RenderUsage[] | undefined): string | undefined {
  const used = months?.findIndex(({ totalRenders }) => totalRenders > 0) ?? -1;
  const first = used > 0 ? months?.at(used) : undefined;
  return first && periodName(first.date, 'month');
}

/** Sums the rows; `before` is missing while the previous range is unknown. */
export function totalsOf(rows: readonly UsageRow[], before: readonly RenderUsage[] | undefined) {
  const sum = (figures: readonly (number | undefined)[]) =>
    figures.reduce<number>((total, figure = 0) => total + figure, 0);
  return {
    renders: sum(rows.map(({ renders }) => renders)),
    watermarked: sum(rows.map(({ watermarked }) => watermarked)),
    before: before && sum(before.map(({ totalRenders }) => totalRenders)),
    average: Math.round(averageOf(rows.flatMap(({ renders }) => renders ?? []))),
  };
}

/**
 * Returns the limit of each period from the contract's renders a year; undefined for days, which the contract does not
 * limit.
 */
export function quotaOf(groupBy: Grouping, rendersAYear: number | undefined): number | undefined {
  if (rendersAYear === undefined || rendersAYear <= 0) return undefined;
  if (groupBy === 'year') return rendersAYear;
  return groupBy === 'month' ? Math.round(rendersAYear / 12) : undefined;
}

/** Whether there are no renders now or before; a chart would be an empty frame. */
export function isNothing(rows: readonly UsageRow[]): boolean {
  return rows.every(({ renders = 0, watermarked = 0, before = 0 }) => renders + watermarked + before === 0);
}
