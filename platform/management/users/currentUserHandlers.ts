import { toUnixSeconds } from '@/domain/format';
import { eq } from 'drizzle-orm';
import { refusalOfRenaming } from '@/domain/users';
import type { Database } from '../../database';
import { memberships, subscriptions, users } from '../../database/schema';
import { may } from '../../access/authorize';
import type { Caller } from '../../access/loadCaller';
import type { Handlers, Schemas } from '../operations';
import { notFound, refuseIf } from '../../http/Problem';

/** The operations on the caller, and on the name of any user. */
export const currentUserHandlers: Handlers<'getMe' | 'getMyPermissions' | 'updateUserName'> = {
  getMe({ caller }) {
    const { user } = caller;
    return {
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      avatar: user.avatar,
      status: caller.status,
      isFederated: user.isFederated,
      createdAt: toUnixSeconds(user.createdAt),
      ...roleMaps(caller),
    };
  },

  getMyPermissions: ({ caller }) => ({
    activeSubscriptions: caller.activeSubscriptions,
    ...roleMaps(caller),
  }),

  async updateUserName({ database, caller, params, body }) {
    const userId = params.userId.toLowerCase();
    if (userId !== caller.user.id) await requireRenamable(database, caller, userId);
    const renamed = await database
      .update(users)
      .set(trimmedName(body))
      .where(eq(users.id, userId))
      .returning({ id: users.id });
    if (renamed.length === 0) throw notFound('user');
    return undefined;
  },
};

function roleMaps(caller: Caller) {
  return {
    subscriptionRoles: Object.fromEntries(caller.subscriptionRoles),
    environmentRoles: Object.fromEntries(caller.environmentRoles),
    hasFullAccess: caller.user.hasFullAccess,
  };
}

/** Trims the blanks around a name. */
export function trimmedName({ firstName, lastName }: Schemas['UpdateUserName']): Schemas['UpdateUserName'] {
  return { firstName: firstName.trim(), lastName: lastName.trim() };
}

/**
 * The name belongs to the account, in all its subscriptions. @throws Problem 404 for a user outside the caller's
 * subscriptions, 409 for one only invited there, 403 when other admins manage the account too
 */
async function requireRenamable(db: Database, caller: Caller, userId: string): Promise<void> {
  const rows = await db
    .select({ subscription: subscriptions, status: memberships.status })
    .from(memberships)
    .innerJoin(subscriptions, eq(subscriptions.id, memberships.subscriptionId))
    .where(eq(memberships.userId, userId));
  const belongings = rows.map(({ subscription, status }) => ({
    status,
    isAdministered: may(caller, 'user.rename', subscription),
  }));
  const isKnown = caller.user.hasFullAccess || belongings.some(({ isAdministered }) => isAdministered);
  const [user] = isKnown ? await db.select().from(users).where(eq(users.id, userId)) : [];
  if (!user) throw notFound('user');
  refuseIf(refusalOfRenaming({ hasFullAccess: user.hasFullAccess, belongings }));
}
