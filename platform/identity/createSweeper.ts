import { lt } from 'drizzle-orm';
import type { Database } from '../database';
import { allowances } from '../database/schema';
import { identityArtifacts, signInFailures } from './schema';

/** How often at most a process looks for what can go, in milliseconds. */
const INTERVAL = 10 * 60_000;
/** How long something is kept after it has ended, in milliseconds: clocks of several machines differ. */
const MARGIN = 60 * 60_000;
/** How long a failed sign-in counts, in milliseconds. */
const FAILURE_LIFETIME = 86_400_000;

/** Longer than any allowance counts, in milliseconds. */
const LONGEST_WINDOW = 2 * 86_400_000;

/**
 * A function that removes what the identity provider remembers for nothing, when it was last done long enough ago.
 * Anybody can begin to sign in and leave it at that, so that the database would grow without end.
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
