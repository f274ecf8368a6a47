import { eq } from 'drizzle-orm';
import type { Database } from '../database';
import { platformState } from '../database/schema';

/** What the database remembers under a name of what it was filled with. */
export async function readState(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(platformState).where(eq(platformState.name, name));
  return row?.value;
}

/** Has the database remember a value under a name, in place of the one before. */
export async function writeState(db: Database, name: string, value: string): Promise<void> {
  await db
    .insert(platformState)
    .values({ name, value })
    .onConflictDoUpdate({ target: platformState.name, set: { value } });
}
