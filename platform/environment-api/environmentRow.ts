import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { environments } from '../database/schema';

/** Lets changes to what one environment holds happen one after the other, to the end of the transaction. */
export async function lockEnvironment(db: Database, environmentId: string): Promise<void> {
  await db
    .select({ id: environments.id })
    .from(environments)
    .where(eq(environments.id, environmentId))
    .for('update');
}

/** Changes what the environment has used for assets or for fonts by so many bytes. */
export async function addUsedStorage(
  db: Database,
  environmentId: string,
  { column, bytes }: { column: 'assetsBytes' | 'fontsBytes'; bytes: number },
): Promise<void> {
  await db
    .update(environments)
    .set({ [column]: sql`greatest(${environments[column]} + ${bytes}, 0)` })
    .where(eq(environments.id, environmentId));
}
