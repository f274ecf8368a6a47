import { and, eq, isNull } from 'drizzle-orm';
import { hashPassword, type Database } from '../database';
import { users } from '../database/schema';
import { personalLink, userOfLink, type LinkSettings, type PersonalLink } from './personalLink';

/** Fewest characters of a password. */
export const PASSWORD_LENGTH = 8;

/** Address of the page on which a user without a password sets the first one. */
export function passwordLink(userId: string, now: Date, settings: LinkSettings): string {
  return personalLink('password', userId, now, settings);
}

/**
 * Returns the address of a link's user; `undefined` when the link is not the platform's own, has expired, or is used up
 * because the user has a password.
 */
export async function readPasswordLink(
  db: Database,
  link: PersonalLink,
  now: Date,
  settings: LinkSettings,
): Promise<{ userId: string; email: string } | undefined> {
  const userId = userOfLink('password', link, now, settings);
  if (userId === undefined) return undefined;
  const [account] = await db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(requireNoPassword(userId))
    .limit(1);
  return account;
}

/** Sets the first password. Returns whether it did: of two concurrent ones, the first stays. */
export async function setFirstPassword(db: Database, userId: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  const changed = await db
    .update(users)
    .set({ passwordHash, isEmailVerified: true })
    .where(requireNoPassword(userId))
    .returning({ id: users.id });
  return changed.length > 0;
}

function requireNoPassword(userId: string) {
  return and(eq(users.id, userId), isNull(users.passwordHash), eq(users.isFederated, false));
}
