import { lt } from 'drizzle-orm';
import type { Database } from '../database';
import { allowances } from '../database/schema';
import { identityArtifacts, signInFailures } from './schema';

/** Least interval between cleanups of a process, in milliseconds. */
const INTERVAL = 10 * 60_000;
/** Milliseconds for which ended artifacts are kept: the clocks of machines differ. */
const MARGIN = 60 * 60_000;
/** Milliseconds for which a failed sign-in counts. */
const FAILURE_LIFETIME = 86_400_000;

/** Longer than the window of any allowance, in milliseconds. */
const LONGEST_WINDOW = 2 * 86_400_000;

/**
 * Creates a function that deletes useless records of the identity provider, unless it did so recently. Unfinished
 * sign-ins would otherwise fill the database.
 */
export function createSweeper(db: Database, clock: () => number = Date.now): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = clock();
    if (now < next) return;
    next = now + INTERVAL;
    await db.delete(identityArtifacts).where(lt(identityArtifacts.expiresAt, new Date(now - MARGIN)));
    await db.delete(allowances).where(lt(allowances.since, new Date(now - LONGEST_WINDOW)));
    await db.delete(signInFailures).where(lt(signInFailures.lastFailureAt, new Date(now - FAILURE_LIFETIME)));
  };
}
