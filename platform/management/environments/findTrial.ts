import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database';
import { environments, subscriptions } from '../../database/schema';
import type { SubscriptionRow } from '../../access/authorize';

/** Finds the trial environment for invitations, with its subscription, which is the provider's. */
export async function findTrial(
  db: Database,
): Promise<{ environmentId: string; subscription: SubscriptionRow } | undefined> {
  const [row] = await db
    .select({ environmentId: environments.id, subscription: subscriptions })
    .from(environments)
    .innerJoin(subscriptions, eq(subscriptions.id, environments.subscriptionId))
    .where(and(eq(environments.type, 'trial'), isNull(environments.deletedAt)))
    .orderBy(environments.createdAt)
    .limit(1);
  return row;
}
