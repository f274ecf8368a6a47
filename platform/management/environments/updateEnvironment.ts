import { and, eq, isNull } from 'drizzle-orm';
import { nameTaken } from '@/domain/refusal';
import type { EnvironmentRow } from '../../access/authorize';
import type { Database } from '../../database';
import { environments } from '../../database/schema';
import { notFound } from '../../http/Problem';
import { requireFreeName, type NameClaim } from '../../http/requireFreeName';
import type { Schemas } from '../operations';
import { lockSubscription } from '../subscriptions/subscriptionQueries';

/**
 * Changes the name or description of an environment; omitted properties and the technical name stay.
 * @throws Problem 409 when another environment of the subscription has the name, 404 when it was deleted meanwhile
 */
export async function updateEnvironment(
  db: Database,
  { id, subscriptionId }: EnvironmentRow,
  { name, description }: Schemas['UpdateEnvironment'],
): Promise<EnvironmentRow> {
  return db.transaction(async (transaction) => {
    // The lock prevents concurrent changes from using the same name.
    await lockSubscription(transaction, subscriptionId);
    if (name !== undefined)
      await requireFreeName(transaction, claimEnvironmentName(subscriptionId, name.trim()), id);
    const [row] = await transaction
      .update(environments)
      .set({
        ...(name !== undefined && { name: name.trim() }),
        ...(description !== undefined && { description: description?.trim() || null }),
      })
      .where(and(eq(environments.id, id), isNull(environments.deletedAt)))
      .returning();
    if (!row) throw notFound('environment');
    return row;
  });
}

/** Claims a name for an environment, unique in its subscription. */
const claimEnvironmentName = (subscriptionId: string, name: string): NameClaim => ({
  table: environments,
  id: environments.id,
  column: environments.name,
  name,
  among: and(eq(environments.subscriptionId, subscriptionId), isNull(environments.deletedAt)),
  refusal: nameTaken('An environment'),
});
