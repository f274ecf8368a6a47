import { asc, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { activityEntries } from '../database/schema';

const DAY = 86_400_000;
/** Entries deleted in one statement. */
const STEP = 5_000;

/**
 * Deletes entries older than so many days, and updates the statistics by which the database chooses indexes: the
 * embedded one never does so by itself.
 */
export async function tidyActivity(
  db: Database,
  kept: { readonly now: Date; readonly days: number },
): Promise<void> {
  await purgeActivity(db, kept);
  await db.execute(sql`analyze activity_entries, activity_objects`);
}

/** Deletes entries older than so many days. @returns their number */
export async function purgeActivity(
  db: Database,
  { now, days }: { readonly now: Date; readonly days: number },
): Promise<number> {
  const isOld = lt(activityEntries.time, new Date(now.getTime() - days * DAY));
  let purged = 0;
  for (;;) {
    const some = db
      .select({ id: activityEntries.id })
      .from(activityEntries)
      .where(isOld)
      .orderBy(asc(activityEntries.time))
      .limit(STEP)
      // Several processes may purge at once.
      .for('update', { skipLocked: true });
    const gone = await db
      .delete(activityEntries)
      .where(inArray(activityEntries.id, some))
      .returning({ id: activityEntries.id });
    purged += gone.length;
    if (gone.length < STEP) return purged;
  }
}
