import {
  dayOf,
  groupByKind,
  groupByPeriod,
  refusalOfRange,
  type DayRange,
  type UsagePeriod,
  type UsageRow,
} from '@/domain/usage';
import type { components } from '../../contract/platform.gen';
import { refuseIf } from './MockProblem';
import type { MockStore } from './mockStore';

type Schemas = components['schemas'];

/** @throws MockProblem 400 for an invalid range of days. */
export function checkedRange(start: string, end: string): DayRange {
  refuseIf(refusalOfRange(start, end));
  return { start, end };
}

/** Returns the usage of environments within a range, day by day; deleted environments keep their name. */
export function usageOf(store: MockStore, environmentIds: readonly string[], range: DayRange): UsageRow[] {
  const ids = new Set(environmentIds);
  const known = new Map([...store.environments, ...store.deletedEnvironments].map((row) => [row.id, row]));
  return store.renderUsage.flatMap(({ environmentId, day, ...row }) => {
    const environment = known.get(environmentId);
    if (!environment || !ids.has(environmentId) || day < range.start || day > range.end) return [];
    const { name: environmentName, subscriptionId } = environment;
    return { ...row, period: day, environmentId, environmentName, subscriptionId };
  });
}

const PERIOD_LENGTH = { day: 10, month: 7, year: 4 } as const;

/** Sums usage by period, environment and output name, in that order. */
export function usageByPeriod(
  store: MockStore,
  environmentIds: readonly string[],
  range: DayRange,
  period: UsagePeriod,
): UsageRow[] {
  const sums = new Map<string, UsageRow>();
  for (const row of usageOf(store, environmentIds, range)) {
    const start = `${row.period.slice(0, PERIOD_LENGTH[period])}-01-01`.slice(0, row.period.length);
    const key = `${start} ${row.environmentId} ${row.outputName}`;
    const { renders = 0, watermarkedRenders = 0 } = sums.get(key) ?? {};
    sums.set(key, {
      ...row,
      period: start,
      renders: row.renders + renders,
      watermarkedRenders: row.watermarkedRenders + watermarkedRenders,
    });
  }
  return [...sums.values()].sort(
    (one, other) =>
      one.period.localeCompare(other.period) ||
      byText(one.environmentName, other.environmentName) ||
      byText(one.outputName, other.outputName),
  );
}

const byText = (one: string, other: string) => one.toLowerCase().localeCompare(other.toLowerCase());

interface UsageQuery {
  readonly groupBy: Schemas['RenderGroupBy'];
  readonly startDate?: string;
  readonly endDate?: string;
  readonly top?: number;
}

/** Groups render usage like the contract: an entry for each period, or for each group with the busiest first. */
export function readUsage(
  store: MockStore,
  environmentIds: readonly string[],
  query: UsageQuery,
  withEnvironments: boolean,
): Schemas['RenderUsage'][] {
  const end = query.endDate ?? dayOf(store.now);
  const everything = usageOf(store, environmentIds, { start: '', end });
  const first = everything.reduce((least, { period }) => (period < least ? period : least), end);
  if (!query.startDate && everything.length === 0) return [];
  const range = checkedRange(query.startDate ?? first, end);
  const top = query.top === undefined ? undefined : Number(query.top);
  const { groupBy } = query;
  if (groupBy === 'name' || groupBy === 'environment')
    return groupByKind(usageOf(store, environmentIds, range), groupBy, { range, top });
  const rows = usageByPeriod(store, environmentIds, range, groupBy);
  return groupByPeriod(rows, groupBy, { range, top, withEnvironments });
}
