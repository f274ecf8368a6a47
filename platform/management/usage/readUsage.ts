import { dayOf, groupByKind, groupByPeriod, refusalOfRange } from '@/domain/usage';
import type { Database } from '../../database';
import type { Schemas } from '../operations';
import { refuseIf } from '../../http/Problem';
import { firstUsageDay, selectUsage, type UsageScope } from './usageQueries';

/** Reads the render usage, grouped as in the contract. Returns no entries without any renders and a requested start. */
export async function readUsage(
  db: Database,
  scope: UsageScope,
  query: {
    groupBy: Schemas['RenderGroupBy'];
    startDate?: string | undefined;
    endDate?: string | undefined;
    top?: number | undefined;
  },
  now: Date,
): Promise<Schemas['RenderUsage'][]> {
  const { groupBy, top } = query;
  const end = query.endDate ?? dayOf(now);
  const first = query.startDate ?? (await firstUsageDay(db, scope));
  if (first === null || (query.startDate === undefined && first > end)) return [];
  refuseIf(refusalOfRange(first, end));
  const range = { start: first, end };
  const byKind = groupBy === 'environment' || groupBy === 'name';
  const rows = await selectUsage(db, scope, range, byKind ? 'year' : groupBy);
  if (byKind) return groupByKind(rows, groupBy, { range, top });
  return groupByPeriod(rows, groupBy, { range, top, withEnvironments: 'subscriptionId' in scope });
}
