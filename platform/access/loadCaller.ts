import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Permissions, RoleName } from '@/domain/access';
import { parseRoles } from '@/domain/access';
import { NO_ACCOUNT, overallStatus } from '@/domain/user';
import { isFull, type Database } from '../database';
import {
  environmentRoles,
  environments,
  memberships,
  subscriptions,
  userGroupMembers,
  userGroupRoles,
  userGroups,
  users,
  type EnvironmentRole,
  type MembershipStatus,
  type SubscriptionRole,
} from '../database/schema';
import { problemOf } from '../http/Problem';
import type { TokenHolder } from '../identity/createVerifier';

/** How far `lastSeen` may lag behind, in milliseconds, so that not every call has to write. */
const SEEN_INTERVAL = 5 * 60_000;

/** A person's token, and who has issued it. */
export type PersonHolder = Exclude<TokenHolder, { clientId: string }>;

export type UserRow = typeof users.$inferSelect;

/** The signed-in user with every role that counts at this moment. */
export interface Caller {
  user: UserRow;
  status: MembershipStatus;
  /** Ids of the active subscriptions the caller holds any role in. */
  activeSubscriptions: string[];
  subscriptionRoles: Map<string, SubscriptionRole[]>;
  /** Individual roles and roles through groups, each once. */
  environmentRoles: Map<string, EnvironmentRole[]>;
  /** Which subscription each of these environments belongs to. */
  subscriptionOfEnvironment: Map<string, string>;
  permissions: Permissions;
}

/**
 * The user a token was issued to: by our id when we have issued it, by theirs when an external identity provider has,
 * and never one for the other. Only Active memberships give
 * roles. Using a token counts as being seen, and the first use accepts the invitation the account was made for.
 * @throws Problem 403 when the token's user has no account here.
 */
export async function loadCaller(db: Database, holder: PersonHolder, now: Date): Promise<Caller> {
  const user = await findUser(db, holder);
  if (!user) throw problemOf(NO_ACCOUNT);
  return callerOf(db, user, await enter(db, user, now));
}

/** Somebody with every role that counts at this moment, who makes no call; `undefined` for an address without an account. */
export async function findByEmail(db: Database, email: string): Promise<Caller | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()));
  return user && callerOf(db, user, await readMemberships(db, user.id));
}

/** Somebody with every role that counts at this moment, who makes no call; `undefined` for an unknown id. */
export async function findPerson(db: Database, id: string): Promise<Caller | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user && callerOf(db, user, await readMemberships(db, user.id));
}

/** A user with the roles that their memberships give. */
async function callerOf(
  db: Database,
  user: UserRow,
  belongings: Awaited<ReturnType<typeof readMemberships>>,
): Promise<Caller> {
  const active = belongings.filter(({ status }) => status === 'Active');
  const roles = await readEnvironmentRoles(
    db,
    user.id,
    active.map(({ subscriptionId }) => subscriptionId),
  );

  const subscriptionRoles = new Map<string, SubscriptionRole[]>();
  for (const { subscriptionId, status, roles: held } of belongings) {
    if (status === 'Active' && held.length > 0) subscriptionRoles.set(subscriptionId, held);
  }
  const environmentRolesById = new Map<string, EnvironmentRole[]>();
  const subscriptionOfEnvironment = new Map<string, string>();
  for (const { environmentId, subscriptionId, role } of roles) {
    environmentRolesById.set(environmentId, [...(environmentRolesById.get(environmentId) ?? []), role]);
    subscriptionOfEnvironment.set(environmentId, subscriptionId);
  }
  const withRole = new Set([...subscriptionRoles.keys(), ...subscriptionOfEnvironment.values()]);
  const activeSubscriptions = user.hasFullAccess
    ? await allActiveSubscriptions(db)
    : belongings
        .filter(({ subscriptionId, isActive }) => isActive && withRole.has(subscriptionId))
        .map(({ subscriptionId }) => subscriptionId);

  return {
    user,
    status: user.hasFullAccess ? 'Active' : overallStatus(belongings.map(({ status }) => status)),
    activeSubscriptions,
    subscriptionRoles,
    environmentRoles: environmentRolesById,
    subscriptionOfEnvironment,
    permissions: {
      hasFullAccess: user.hasFullAccess,
      activeSubscriptions,
      subscriptionRoles: namesOf(subscriptionRoles),
      environmentRoles: namesOf(environmentRolesById),
    },
  };
}

function namesOf(roles: Map<string, string[]>): Map<string, RoleName[]> {
  return new Map([...roles].map(([id, codes]) => [id, parseRoles(codes)]));
}

async function findUser(db: Database, holder: PersonHolder): Promise<UserRow | undefined> {
  const isHolder =
    'userId' in holder ? eq(users.id, holder.userId) : eq(users.externalUserId, holder.externalUserId);
  const [user] = await db
    .select()
    .from(users)
    .where(and(isHolder, isNull(users.removedAt)));
  return user;
}

async function noteSeen(db: Database, user: UserRow, now: Date): Promise<void> {
  if (user.lastSeenAt && now.getTime() - user.lastSeenAt.getTime() < SEEN_INTERVAL) return;
  await db
    .update(users)
    .set({ lastSeenAt: now, isEmailVerified: true, isMigrating: false })
    .where(eq(users.id, user.id))
    .catch((error: unknown) => {
      // A full disk keeps nobody from reading.
      if (!isFull(error)) throw error;
    });
}

/** The memberships of somebody who has come, and that they have come. */
async function enter(db: Database, user: UserRow, now: Date) {
  const rows = await readMemberships(db, user.id);
  const [only] = rows;
  if (isAccountOfInvitation(user) && rows.length === 1 && only?.status === 'Pending') {
    const isAccepted = await acceptFirstInvitation(db, { ...only, userId: user.id }, now);
    // Otherwise it was accepted by a call beside this one, or withdrawn.
    return isAccepted ? [{ ...only, status: 'Active' as const }] : readMemberships(db, user.id);
  }
  await noteSeen(db, user, now);
  return rows;
}

/** Nobody has used the account yet, so that an invitation has made it; all others wait to be accepted (decision 0091). */
function isAccountOfInvitation({ lastSeenAt, isMigrating, hasFullAccess }: UserRow): boolean {
  return lastSeenAt === null && !isMigrating && !hasFullAccess;
}

/** Both at once: a call made beside this one finds the account either new or accepted. */
async function acceptFirstInvitation(
  db: Database,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const accepted = await transaction
      .update(memberships)
      .set({ status: 'Active' })
      .where(
        and(
          eq(memberships.userId, userId),
          eq(memberships.subscriptionId, subscriptionId),
          eq(memberships.status, 'Pending'),
        ),
      )
      .returning({ userId: memberships.userId });
    await transaction
      .update(users)
      .set({ lastSeenAt: now, isEmailVerified: true })
      .where(eq(users.id, userId));
    return accepted.length > 0;
  });
}

function readMemberships(db: Database, userId: string) {
  return db
    .select({
      subscriptionId: memberships.subscriptionId,
      status: memberships.status,
      roles: memberships.roles,
      isActive: subscriptions.isActive,
    })
    .from(memberships)
    .innerJoin(subscriptions, eq(subscriptions.id, memberships.subscriptionId))
    .where(eq(memberships.userId, userId))
    .orderBy(subscriptions.name);
}

/** Takes the subscriptions as known: every further join makes a plan that is made for each call take longer. */
async function readEnvironmentRoles(db: Database, userId: string, subscriptionIds: string[]) {
  if (subscriptionIds.length === 0) return [];
  const isOfActiveMember = inArray(environments.subscriptionId, subscriptionIds);
  const individual = db
    .select({
      environmentId: environments.id,
      subscriptionId: environments.subscriptionId,
      role: environmentRoles.role,
    })
    .from(environmentRoles)
    .innerJoin(
      environments,
      and(eq(environments.id, environmentRoles.environmentId), isNull(environments.deletedAt)),
    )
    .where(and(eq(environmentRoles.userId, userId), isOfActiveMember));
  const isMember = sql`exists (select 1 from ${userGroupMembers} where ${userGroupMembers.groupId} = ${userGroups.id} and ${userGroupMembers.userId} = ${userId})`;
  const throughGroups = db
    .select({
      environmentId: environments.id,
      subscriptionId: environments.subscriptionId,
      role: userGroupRoles.role,
    })
    .from(userGroupRoles)
    .innerJoin(userGroups, eq(userGroups.id, userGroupRoles.groupId))
    .innerJoin(
      environments,
      and(eq(environments.id, userGroupRoles.environmentId), isNull(environments.deletedAt)),
    )
    .where(and(isOfActiveMember, or(eq(userGroups.isDefault, true), isMember)));
  // A union drops what is held both ways.
  return individual.union(throughGroups);
}

async function allActiveSubscriptions(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.isActive, true))
    .orderBy(subscriptions.name);
  return rows.map(({ id }) => id);
}
