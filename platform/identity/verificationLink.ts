import { eq } from 'drizzle-orm';
import type { Database } from '../database';
import { users } from '../database/schema';
import { personalLink, userOfLink, type LinkSettings, type PersonalLink } from './personalLink';

/** Builds the address of the page that verifies a user's email address when opened. */
export function verificationLink(userId: string, now: Date, settings: LinkSettings): string {
  return personalLink('verify', userId, now, settings);
}

/** A user whose address is verified. */
interface Verified {
  userId: string;
  email: string;
  /** Whether the user has no way to sign in yet. */
  needsPassword: boolean;
}

/**
 * Verifies the address of a link's user, each time it is opened; `undefined` when the link is not the platform's own,
 * has expired, or its user is gone.
 */
export async function verifyAddress(
  db: Database,
  link: PersonalLink,
  now: Date,
  settings: LinkSettings,
): Promise<Verified | undefined> {
  const userId = userOfLink('verify', link, now, settings);
  if (userId === undefined) return undefined;
  const [user] = await db
    .update(users)
    .set({ isEmailVerified: true })
    .where(eq(users.id, userId))
    .returning({ email: users.email, passwordHash: users.passwordHash, isFederated: users.isFederated });
  if (!user) return undefined;
  return { userId, email: user.email, needsPassword: user.passwordHash === null && !user.isFederated };
}
