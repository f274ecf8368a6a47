import { and, eq, isNull, sql } from 'drizzle-orm';
import { verifyPassword, type Database } from '../database';
import { users } from '../database/schema';
import { lowerAscii } from '../mail/normalisedEmail';
import { browserOf, type CookieSettings } from './knownBrowser';
import { signInFailures } from './schema';

/** Consecutive failures after which an address is locked, per known browser or for all unknown ones. */
export const FAILURES_BEFORE_LOCK = 10;
/** Milliseconds for which an address stays locked after its last failure. */
export const LOCK_DURATION = 5 * 60_000;

/** Characters of the longest valid address (RFC 5321). */
const LONGEST_ADDRESS = 320;

/** The fields of the sign-in form. */
export interface Credentials {
  email: string;
  password: string;
  /** The `Cookie` header. */
  cookies: string | undefined;
}

export type SignInResult =
  | { outcome: 'signed-in'; accountId: string; address: string }
  | { outcome: 'wrong' }
  | { outcome: 'locked'; until: Date };

/** The address and browser whose failures are counted together. */
interface Counted {
  address: string;
  browser: string;
}

/**
 * Checks an address and a password. An address without an account takes as long, fails with the same words and is
 * locked alike, so that addresses can't be probed. A known browser of the address has a count of its own, so that
 * strangers can't lock its user out.
 */
export async function signIn(
  db: Database,
  { email, password, cookies }: Credentials,
  settings: CookieSettings,
  now: Date,
): Promise<SignInResult> {
  const address = lowerAscii(email.trim());
  if (address.length > LONGEST_ADDRESS || address.includes('\0')) {
    // No account has this address, and the database can't store it.
    await verifyPassword(password, null);
    return { outcome: 'wrong' };
  }
  const counted = { address, browser: browserOf(cookies, address, settings) };
  const lockedUntil = await findLock(db, counted, now);
  if (lockedUntil) return { outcome: 'locked', until: lockedUntil };

  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, address), isNull(users.removedAt)))
    .limit(1);
  const isRight = await verifyPassword(password, account?.passwordHash ?? null);
  if (account && isRight) {
    // Concurrent guesses all find no lock at their start; those after the tenth find it here.
    const lockedMeanwhile = await findLock(db, counted, now);
    if (lockedMeanwhile) return { outcome: 'locked', until: lockedMeanwhile };
    await db.delete(signInFailures).where(ofCounted(counted));
    return { outcome: 'signed-in', accountId: account.id, address };
  }
  return countFailure(db, counted, now);
}

const ofCounted = ({ address, browser }: Counted) =>
  and(eq(signInFailures.email, address), eq(signInFailures.browser, browser));

async function findLock(db: Database, counted: Counted, now: Date): Promise<Date | undefined> {
  const [failures] = await db.select().from(signInFailures).where(ofCounted(counted)).limit(1);
  if (!failures || failures.count < FAILURES_BEFORE_LOCK) return undefined;
  const until = new Date(failures.lastFailureAt.getTime() + LOCK_DURATION);
  if (until > now) return until;
  await db.delete(signInFailures).where(ofCounted(counted));
  return undefined;
}

async function countFailure(db: Database, { address, browser }: Counted, now: Date): Promise<SignInResult> {
  const [failures] = await db
    .insert(signInFailures)
    .values({ email: address, browser, count: 1, lastFailureAt: now })
    .onConflictDoUpdate({
      target: [signInFailures.email, signInFailures.browser],
      set: { count: sql`${signInFailures.count} + 1`, lastFailureAt: now },
    })
    .returning();
  if (failures && failures.count >= FAILURES_BEFORE_LOCK)
    return { outcome: 'locked', until: new Date(now.getTime() + LOCK_DURATION) };
  return { outcome: 'wrong' };
}
