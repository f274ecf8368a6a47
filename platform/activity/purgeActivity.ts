import { asc, inArray, lt } from 'drizzle-orm';
import type { Database } from '../database';
import { activityEntries } from '../database/schema';

const DAY = 86_400_000;
/** How many entries are deleted in one statement. */
const STEP = 5_000;

/** Deletes entries that are older than so many days. @returns how many */
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
      // Several processes may be at it.
      .for('update', { skipLocked: true });
    const gone = await db
      .delete(activityEntries)
      .where(inArray(activityEntries.id, some))
      .returning({ id: activityEntries.id });
    purged += gone.length;
    if (gone.length < STEP) return purged;
  }
}
