import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { nameTaken } from '@/domain/refusal';
import type { EnvironmentRow } from '../../access/authorize';
import type { Database } from '../../database';
import { environments } from '../../database/schema';
import { notFound, problemOf } from '../../http/Problem';
import type { Schemas } from '../operations';
import { lockSubscription } from '../subscriptions/subscriptionQueries';

/**
 * Gives an environment another name or description; what is left out stays, and so does the technical name.
 * @throws Problem 409 where another environment of the subscription has the name, 404 where it was deleted meanwhile
 */
export async function updateEnvironment(
  db: Database,
  { id, subscriptionId }: EnvironmentRow,
  { name, description }: Schemas['UpdateEnvironment'],
): Promise<EnvironmentRow> {
  return db.transaction(async (transaction) => {
    // Two renamed at once, or one made meanwhile, can't get the same name.
    await lockSubscription(transaction, subscriptionId);
    if (name !== undefined) await requireFreeName(transaction, { id, subscriptionId, name: name.trim() });
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

async function requireFreeName(
  db: Database,
  { id, subscriptionId, name }: { id: string; subscriptionId: string; name: string },
): Promise<void> {
  const others = await db
    .select({ id: environments.id })
    .from(environments)
    .where(
      and(
        eq(environments.subscriptionId, subscriptionId),
        isNull(environments.deletedAt),
        ne(environments.id, id),
        eq(sql`lower(${environments.name})`, name.toLowerCase()),
      ),
    );
  if (others.length > 0) throw problemOf(nameTaken('An environment'));
}
