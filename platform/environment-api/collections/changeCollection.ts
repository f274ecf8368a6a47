import { eq } from 'drizzle-orm';
import { describeCollection } from '@/domain/collections';
import type { EnvironmentRow } from '../../access/authorize';
import type { Database } from '../../database';
import { templateCollections } from '../../database/schema';
import { lockEnvironment } from '../environmentRow';
import { requireCollection } from './collectionQueries';

interface Changing {
  readonly database: Database;
  readonly environment: Pick<EnvironmentRow, 'id'>;
  readonly params: { readonly collectionId: string };
  readonly now: Date;
}

/** Changes a collection under a lock. @returns the changed collection; @throws Problem 404 */
export function changeCollection(
  { database, environment, params, now }: Changing,
  make: (db: Database) => Promise<void>,
) {
  return database.transaction(async (transaction) => {
    await lockEnvironment(transaction, environment.id);
    await requireCollection(transaction, environment.id, params.collectionId);
    await make(transaction);
    await transaction
      .update(templateCollections)
      .set({ modifiedAt: now })
      .where(eq(templateCollections.id, params.collectionId));
    return describedCollection(transaction, environment.id, params.collectionId);
  });
}

/** Describes a collection as in the contract. @throws Problem 404 */
export async function describedCollection(database: Database, environmentId: string, id: string) {
  return { data: describeCollection(await requireCollection(database, environmentId, id)) };
}
