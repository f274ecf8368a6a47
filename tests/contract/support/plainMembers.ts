import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database';
import { memberships } from '../../../platform/database/schema';

/** Selects the ids of the active members of a subscription without a role of it, always in the same order. */
export async function plainMembers(db: Database, subscriptionId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.subscriptionId, subscriptionId),
        eq(memberships.status, 'Active'),
        eq(memberships.roles, []),
      ),
    )
    .orderBy(memberships.userId);
  return rows.map(({ userId }) => userId);
}
