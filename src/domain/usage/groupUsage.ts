import { periodsOf, type DayRange, type UsagePeriod } from './periods';

/** Renders of one period, environment and output name. */
export interface UsageRow {
  /** First day of the period. */
  readonly period: string;
  readonly environmentId: string;
  readonly environmentName: string;
  readonly subscriptionId: string;
  readonly outputName: string;
  readonly renders: number;
  readonly watermarkedRenders: number;
}

interface Line {
  key: string;
  name: string;
  renders: number;
  watermarkedRenders: number;
}

/** Sums rows by a key and sorts them: most renders first, then watermarked ones, then the name. */
export function sumBy(
  rows: readonly UsageRow[],
  keyOf: (row: UsageRow) => { key: string; name: string },
): Line[] {
  const lines = new Map<string, Line>();
  for (const row of rows) {
    const { key, name } = keyOf(row);
    const line = lines.get(key) ?? { key, name, renders: 0, watermarkedRenders: 0 };
    line.renders += row.renders;
    line.watermarkedRenders += row.watermarkedRenders;
    lines.set(key, line);
  }
  return [...lines.values()].sort(
    (one, other) =>
      other.renders - one.renders ||
      other.watermarkedRenders - one.watermarkedRenders ||
      one.name.localeCompare(other.name),
  );
}

/** Groups rows by output name. */
export const byOutput = ({ outputName }: UsageRow) => ({ key: outputName, name: outputName });
const byEnvironment = ({ environmentId, environmentName }: UsageRow) => ({
  key: environmentId,
  name: environmentName,
});

/** Converts lines to the contract's details by output name. */
export function toDetails(lines: readonly Line[]) {
  return lines.map(({ key: _key, ...line }) => line);
}

function toEnvironments(lines: readonly Line[]) {
  return lines.map(({ key, ...line }) => ({ environmentId: key, ...line }));
}

/** Returns all renders of the rows, with watermarked ones separate. */
export function totals(rows: readonly UsageRow[]): { totalRenders: number; watermarkedRenders: number } {
  return {
    totalRenders: rows.reduce((sum, row) => sum + row.renders, 0),
    watermarkedRenders: rows.reduce((sum, row) => sum + row.watermarkedRenders, 0),
  };
}

interface Options {
  readonly range: DayRange;
  readonly top?: number | undefined;
  readonly withEnvironments: boolean;
}

/** Returns an entry for each period of the range, including empty ones; `top` limits the lines of each entry. */
export function groupByPeriod(
  rows: readonly UsageRow[],
  period: UsagePeriod,
  { range, top, withEnvironments }: Options,
) {
  const byPeriod = groupRows(rows);
  return periodsOf(range, period).map((date) => {
    const ofPeriod = byPeriod.get(date) ?? [];
    return {
      date,
      ...totals(ofPeriod),
      details: toDetails(sumBy(ofPeriod, byOutput).slice(0, top)),
      ...(withEnvironments && { environments: toEnvironments(sumBy(ofPeriod, byEnvironment).slice(0, top)) }),
    };
  });
}

function groupRows(rows: readonly UsageRow[]): Map<string, UsageRow[]> {
  const groups = new Map<string, UsageRow[]>();
  for (const row of rows) {
    const group = groups.get(row.period);
    if (group) group.push(row);
    else groups.set(row.period, [row]);
  }
  return groups;
}

/** Returns an entry for each environment or output name, most renders first; `top` limits the entries. */
export function groupByKind(
  rows: readonly UsageRow[],
  kind: 'environment' | 'name',
  { range, top }: Pick<Options, 'range' | 'top'>,
) {
  const lines = sumBy(rows, kind === 'environment' ? byEnvironment : byOutput).slice(0, top);
  return lines.map((line) => ({
    date: range.start,
    totalRenders: line.renders,
    watermarkedRenders: line.watermarkedRenders,
    ...(kind === 'environment' ? { environments: toEnvironments([line]) } : { details: toDetails([line]) }),
  }));
}
