import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Permissions, RoleName } from '@/domain/access';
import { parseRoles } from '@/domain/access';
import { NO_ACCOUNT, overallStatus } from '@/domain/users';
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

/** How far `lastSeen` may lag behind, in milliseconds; saves a write per call. */
const SEEN_INTERVAL = 5 * 60_000;

/** A person's token and its issuer. */
export type PersonHolder = Exclude<TokenHolder, { clientId: string }>;

export type UserRow = typeof users.$inferSelect;

/** The signed-in user with every role that is effective now. */
export interface Caller {
  user: UserRow;
  status: MembershipStatus;
  /** Ids of the active subscriptions in which the caller has a role. */
  activeSubscriptions: string[];
  subscriptionRoles: Map<string, SubscriptionRole[]>;
  /** Individual roles and roles from groups, without duplicates. */
  environmentRoles: Map<string, EnvironmentRole[]>;
  /** The subscription of each of these environments. */
  subscriptionOfEnvironment: Map<string, string>;
  permissions: Permissions;
}

/**
 * Loads the user of a token: by our id for our own tokens, by the external id for those of an external identity
 * provider, never mixed. Only Active memberships give roles. Updates `lastSeen`; the first use accepts the invitation
 * that created the account.
 * @throws Problem 403 when the user has no account here
 */
export async function loadCaller(db: Database, holder: PersonHolder, now: Date): Promise<Caller> {
  const user = await findUser(db, holder);
  if (!user) throw problemOf(NO_ACCOUNT);
  return callerOf(db, user, await enter(db, user, now));
}

/** Loads a user with their effective roles, outside a call of theirs; `undefined` for an unknown address. */
export async function findByEmail(db: Database, email: string): Promise<Caller | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()));
  return user && callerOf(db, user, await readMemberships(db, user.id));
}

/** Loads a user with their effective roles, outside a call of theirs; `undefined` for an unknown id. */
export async function findPerson(db: Database, id: string): Promise<Caller | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user && callerOf(db, user, await readMemberships(db, user.id));
}

/** Combines a user with the roles of their memberships. */
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
      // A full disk does not prevent reading.
      if (!isFull(error)) throw error;
    });
}

/** Reads the memberships of a user who has signed in, and accepts their first invitation. */
async function enter(db: Database, user: UserRow, now: Date) {
  const rows = await readMemberships(db, user.id);
  const [only] = rows;
  if (isAccountOfInvitation(user) && rows.length === 1 && only?.status === 'Pending') {
    const isAccepted = await acceptFirstInvitation(db, { ...only, userId: user.id }, now);
    // Otherwise a concurrent call accepted it, or it was withdrawn.
    return isAccepted ? [{ ...only, status: 'Active' as const }] : readMemberships(db, user.id);
  }
  await noteSeen(db, user, now);
  return rows;
}

/**
 * Whether an invitation created the account: it was never used. Other invitations wait to be accepted (decision 0091).
 */
function isAccountOfInvitation({ lastSeenAt, isMigrating, hasFullAccess }: UserRow): boolean {
  return lastSeenAt === null && !isMigrating && !hasFullAccess;
}

/** In one transaction: a concurrent call finds the account either new or accepted. */
async function acceptFirstInvitation(
  db: Database,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const accepted = await transaction
      .update(memberships)
      .set({ status: 'Active', statusTaskId: null })
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

/**
 * Takes the subscriptions as a parameter: each further join makes planning slower, and the plan is made for each call.
 */
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
  // The union removes roles that are held both ways.
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
