import type { RenderUsage } from '@/api/types';
import { averageOf, firstDayOf, periodName } from '@/domain/usage';
import { periodOf, type Grouping } from './usageView';

/** Usage of one period, environment or output, beside what it was before. */
export interface UsageRow {
  readonly id: string;
  readonly name: string;
  /** Undefined, as all figures, for a period before the contract had begun. */
  readonly renders: number | undefined;
  readonly watermarked: number | undefined;
  /** Renders in the same place of the period before; undefined where that had none, or nothing was rendered. */
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

/** Whether an entry is of a period that was over before the contract began, and so empty for another reason. */
function isBeforeContract(entry: RenderUsage, groupBy: Grouping, contractStart: string | undefined): boolean {
  const period = periodOf(groupBy);
  if (!period || contractStart === undefined || entry.totalRenders + entry.watermarkedRenders > 0)
    return false;
  return firstDayOf(contractStart, period) > entry.date;
}

/**
 * Entries of the platform as rows. Periods stand beside the period of the same place in the range before, the first
 * beside the first; environments and outputs beside themselves.
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
  // A month of which there is nothing is told as that, by the table as by the line of the chart.
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
 * The first month with renders of a range told by month, where it is not the first of all: what was rendered in such a
 * range is not to be compared.
 */
export function firstUse(months: readonly RenderUsage[] | undefined): string | undefined {
  const used = months?.findIndex(({ totalRenders }) => totalRenders > 0) ?? -1;
  const first = used > 0 ? months?.at(used) : undefined;
  return first && periodName(first.date, 'month');
}

/** Sums of rows; `before` is missing while nothing is known of the time before. */
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

/** What the contract allows in each period, by its renders a year; nothing for days, which it does not speak of. */
export function quotaOf(groupBy: Grouping, rendersAYear: number | undefined): number | undefined {
  if (rendersAYear === undefined || rendersAYear <= 0) return undefined;
  if (groupBy === 'year') return rendersAYear;
  return groupBy === 'month' ? Math.round(rendersAYear / 12) : undefined;
}

/** Whether nothing was rendered, neither now nor before; a chart of it would be an empty frame. */
export function isNothing(rows: readonly UsageRow[]): boolean {
  return rows.every(({ renders = 0, watermarked = 0, before = 0 }) => renders + watermarked + before === 0);
}
