import type { components } from '../contract/platform.gen';
import { MockProblem } from './MockProblem';
import type { MockStore } from './mockStore';

type RenderUsage = components['schemas']['RenderUsage'];
type GroupBy = components['schemas']['RenderGroupBy'];
type UsageRow = MockStore['renderUsage'][number];

/** First and last day, both included, as `YYYY-MM-DD`. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

/** The UTC day of a moment. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The contract year that holds `now`, up to the day of `now`. */
export function contractYear(startDate: string, now: Date): DayRange {
  const anniversary = `${now.getUTCFullYear()}${startDate.slice(4)}`;
  const end = dayOf(now);
  return {
    start: anniversary <= end ? anniversary : `${now.getUTCFullYear() - 1}${startDate.slice(4)}`,
    end,
  };
}

/** @throws MockProblem 400 when the range ends before it starts. */
export function checkedRange(start: string, end: string): DayRange {
  if (end < start) {
    const message = 'The end date is before the start date.';
    throw new MockProblem(400, message, [{ field: 'endDate', message }]);
  }
  return { start, end };
}

/** Usage of these environments within a range. */
export function usageOf(store: MockStore, environmentIds: readonly string[], range: DayRange): UsageRow[] {
  const ids = new Set(environmentIds);
  return store.renderUsage.filter(
    ({ environmentId, day }) => ids.has(environmentId) && day >= range.start && day <= range.end,
  );
}

/** All renders of some rows, watermarked ones apart. */
export function totalsOf(rows: readonly UsageRow[]) {
  return {
    totalRenders: rows.reduce((sum, row) => sum + row.renders, 0),
    watermarkedRenders: rows.reduce((sum, row) => sum + row.watermarkedRenders, 0),
  };
}

function groupRows(rows: readonly UsageRow[], keyOf: (row: UsageRow) => string): Map<string, UsageRow[]> {
  const groups = new Map<string, UsageRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

function busiestFirst<T extends { renders: number; watermarkedRenders: number; name: string }>(
  lines: T[],
): T[] {
  return lines.sort(
    (one, other) =>
      other.renders - one.renders ||
      other.watermarkedRenders - one.watermarkedRenders ||
      one.name.localeCompare(other.name),
  );
}

/** Renders by output name, most first. */
export function byName(rows: readonly UsageRow[]) {
  const lines = [...groupRows(rows, ({ outputName }) => outputName)].map(([name, group]) => {
    const { totalRenders: renders, watermarkedRenders } = totalsOf(group);
    return { name, renders, watermarkedRenders };
  });
  return busiestFirst(lines);
}

/** Renders by environment, most first; deleted environments keep their name. */
export function byEnvironment(store: MockStore, rows: readonly UsageRow[]) {
  const known = [...store.environments, ...store.deletedEnvironments];
  const lines = [...groupRows(rows, ({ environmentId }) => environmentId)].map(([environmentId, group]) => {
    const { totalRenders: renders, watermarkedRenders } = totalsOf(group);
    const name = known.find(({ id }) => id === environmentId)?.name ?? environmentId;
    return { environmentId, name, renders, watermarkedRenders };
  });
  return busiestFirst(lines);
}

const PERIOD_LENGTH = { day: 10, month: 7, year: 4 } as const;

function periodStart(day: string, period: keyof typeof PERIOD_LENGTH): string {
  return `${day.slice(0, PERIOD_LENGTH[period])}-01-01`.slice(0, 10);
}

function periodsIn({ start, end }: DayRange, period: keyof typeof PERIOD_LENGTH): string[] {
  const periods: string[] = [];
  for (
    const date = new Date(`${start}T00:00:00Z`);
    dayOf(date) <= end;
    date.setUTCDate(date.getUTCDate() + 1)
  ) {
    const first = periodStart(dayOf(date), period);
    if (periods.at(-1) !== first) periods.push(first);
  }
  return periods;
}

interface UsageQuery {
  readonly groupBy: GroupBy;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly top?: number;
}

/** Render usage as the contract groups it: one entry a period, or one a group with the busiest first. */
export function readUsage(
  store: MockStore,
  environmentIds: readonly string[],
  query: UsageQuery,
  withEnvironments: boolean,
): RenderUsage[] {
  const end = query.endDate ?? dayOf(store.now);
  const everything = usageOf(store, environmentIds, { start: '', end });
  const first = everything.reduce((least, { day }) => (day < least ? day : least), end);
  if (!query.startDate && everything.length === 0) return [];
  const range = checkedRange(query.startDate ?? first, end);
  const rows = usageOf(store, environmentIds, range);
  const top = query.top === undefined ? undefined : Number(query.top);
  const { groupBy } = query;
  if (groupBy === 'name') {
    return byName(rows)
      .slice(0, top)
      .map((line) => ({
        date: range.start,
        totalRenders: line.renders,
        watermarkedRenders: line.watermarkedRenders,
        details: [line],
      }));
  }
  if (groupBy === 'environment') {
    return byEnvironment(store, rows)
      .slice(0, top)
      .map((line) => ({
        date: range.start,
        totalRenders: line.renders,
        watermarkedRenders: line.watermarkedRenders,
        environments: [line],
      }));
  }
  const groups = groupRows(rows, ({ day }) => periodStart(day, groupBy));
  return periodsIn(range, groupBy).map((date) => {
    const ofPeriod = groups.get(date) ?? [];
    return {
      date,
      ...totalsOf(ofPeriod),
      details: byName(ofPeriod).slice(0, top),
      ...(withEnvironments ? { environments: byEnvironment(store, ofPeriod).slice(0, top) } : {}),
    };
  });
}
