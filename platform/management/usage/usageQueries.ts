import { and, asc, eq, gte, inArray, lte, min, sql, sum, type SQL } from 'drizzle-orm';
import type { DayRange, UsagePeriod, UsageRow } from '@/domain/usage';
import type { Database } from '../../database';
import { environments, renderUsage } from '../../database/schema';

/** The subscription or environments whose renders are read. */
export type UsageScope = { subscriptionId: string } | { environmentIds: string[] };

function matchScope(scope: UsageScope): SQL {
  return 'subscriptionId' in scope
    ? eq(environments.subscriptionId, scope.subscriptionId)
    : inArray(renderUsage.environmentId, scope.environmentIds);
}

function whole(value: SQL<unknown>): SQL<number> {
  return sql<string>`coalesce(${value}, 0)`.mapWith(Number) as unknown as SQL<number>;
}

const total = whole(sum(renderUsage.renders));
const watermarked = whole(sum(renderUsage.watermarkedRenders));

/**
 * Selects the renders of a range by period, environment and output name, oldest first, including deleted environments.
 */
export function selectUsage(
  db: Database,
  scope: UsageScope,
  range: DayRange,
  period: UsagePeriod,
): Promise<UsageRow[]> {
  if ('environmentIds' in scope && scope.environmentIds.length === 0) return Promise.resolve([]);
  const start = sql<string>`to_char(date_trunc(${sql.raw(`'${period}'`)}, ${renderUsage.day}::timestamp), 'YYYY-MM-DD')`;
  return db
    .select({
      period: start.as('period'),
      environmentId: environments.id,
      environmentName: environments.name,
      subscriptionId: environments.subscriptionId,
      outputName: renderUsage.outputName,
      renders: total,
      watermarkedRenders: watermarked,
    })
    .from(renderUsage)
    .innerJoin(environments, eq(environments.id, renderUsage.environmentId))
    .where(and(matchScope(scope), gte(renderUsage.day, range.start), lte(renderUsage.day, range.end)))
    .groupBy(sql`period`, environments.id, renderUsage.outputName)
    .orderBy(sql`period`, asc(environments.name), asc(renderUsage.outputName));
}

/** Finds the first day with renders, if any. */
export async function firstUsageDay(db: Database, scope: UsageScope): Promise<string | null> {
  const [row] = await db
    .select({ day: min(renderUsage.day) })
    .from(renderUsage)
    .innerJoin(environments, eq(environments.id, renderUsage.environmentId))
    .where(matchScope(scope));
  return row?.day ?? null;
}

/** Sums the renders of a range. */
export async function sumUsage(
  db: Database,
  scope: UsageScope,
  range: DayRange,
): Promise<{ renders: number; watermarkedRenders: number }> {
  const [row] = await db
    .select({ renders: total, watermarkedRenders: watermarked })
    .from(renderUsage)
    .innerJoin(environments, eq(environments.id, renderUsage.environmentId))
    .where(and(matchScope(scope), gte(renderUsage.day, range.start), lte(renderUsage.day, range.end)));
  return row ?? { renders: 0, watermarkedRenders: 0 };
}
