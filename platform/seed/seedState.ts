import { eq } from 'drizzle-orm';
import type { Database } from '../database';
import { platformState } from '../database/schema';

/** Reads a value about the seeding from the database. */
export async function readState(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(platformState).where(eq(platformState.name, name));
  return row?.value;
}

/** Writes a value about the seeding to the database, replacing an earlier one. */
export async function writeState(db: Database, name: string, value: string): Promise<void> {
  await db
    .insert(platformState)
    .values({ name, value })
    .onConflictDoUpdate({ target: platformState.name, set: { value } });
}
