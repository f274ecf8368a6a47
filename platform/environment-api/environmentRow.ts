import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { environments } from '../database/schema';

/** Serializes changes within one environment until the transaction ends. */
export async function lockEnvironment(db: Database, environmentId: string): Promise<void> {
  await db
    .select({ id: environments.id })
    .from(environments)
    .where(eq(environments.id, environmentId))
    .for('update');
}

/** Adds to the used storage of the environment for assets or fonts, in bytes. */
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
