import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { allowances } from '../database/schema';

/** Rate limit of an action. */
export interface Allowance {
  name: string;
  limit: number;
  /** Length of a window, from its first use. At most two days. */
  seconds: number;
}

/**
 * Counts one use for `key`, in one statement, so that several processes count together.
 * @returns seconds until the next use is allowed when this one is refused; otherwise `undefined`
 */
export async function takeAllowance(
  db: Database,
  { name, limit, seconds }: Allowance,
  key: string,
  now: Date,
): Promise<number | undefined> {
  const isOver = sql`${allowances.since} <= excluded.since - make_interval(secs => ${seconds})`;
  const [row] = await db
    .insert(allowances)
    .values({ name, key, count: 1, since: now })
    .onConflictDoUpdate({
      target: [allowances.name, allowances.key],
      set: {
        count: sql`case when ${isOver} then 1 else ${allowances.count} + 1 end`,
        since: sql`case when ${isOver} then excluded.since else ${allowances.since} end`,
      },
    })
    .returning();
  if (!row || row.count <= limit) return undefined;
  return Math.max(1, Math.ceil((row.since.getTime() - now.getTime()) / 1000) + seconds);
}

/** Takes back a use that did not happen. */
export async function returnAllowance(db: Database, { name }: Allowance, key: string): Promise<void> {
  await db
    .update(allowances)
    .set({ count: sql`${allowances.count} - 1` })
    .where(and(eq(allowances.name, name), eq(allowances.key, key), gt(allowances.count, 0)));
}
