import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { parseRole, ROLES } from '@/domain/access';
import { displayName } from '@/domain/users';
import type { Database } from '../database';
import {
  environmentRoles,
  environments,
  integrations,
  memberships,
  subscriptions,
  userGroupMembers,
  userGroupRoles,
  userGroups,
  users,
} from '../database/schema';
import type { Reader } from './Reader';

const roleLabel = (code: string) => {
  const role = parseRole(code);
  return role ? ROLES[role].label : code;
};

/** Most member names that an entry lists. */
const MOST_NAMES = 20;

/** A user as a member of the subscription; only the account when no subscription is given. */
export const readUser: Reader = async (db, { id, subscriptionId }) => {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) return undefined;
  const name = displayName(user);
  const account = { name, email: user.email };
  if (subscriptionId === null) return { name, state: account };
  const [member] = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.userId, id), eq(memberships.subscriptionId, subscriptionId)));
  // Named, so that a member who has just left can be recognised.
  if (!member) return { name, state: undefined };
  const roles = await db
    .select({ environment: environments.name, role: environmentRoles.role })
    .from(environmentRoles)
    .innerJoin(environments, eq(environments.id, environmentRoles.environmentId))
    .where(
      and(
        eq(environmentRoles.userId, id),
        eq(environments.subscriptionId, subscriptionId),
        isNull(environments.deletedAt),
      ),
    )
    .orderBy(asc(environments.name), asc(environmentRoles.role));
  const groups = await db
    .select({ name: userGroups.name })
    .from(userGroupMembers)
    .innerJoin(userGroups, eq(userGroups.id, userGroupMembers.groupId))
    .where(and(eq(userGroupMembers.userId, id), eq(userGroups.subscriptionId, subscriptionId)))
    .orderBy(asc(userGroups.name));
  return {
    name,
    state: {
      ...account,
      status: member.status,
      isFederated: user.isFederated,
      subscriptionRoles: member.roles.map(roleLabel),
      environmentRoles: roles.map(({ environment, role }) => `${environment}: ${roleLabel(role)}`),
      groups: groups.map((group) => group.name),
    },
  };
};

/** A group with its roles, and which of the users named by the call are its members. */
export const readGroup: Reader = async (db, { id, among = [] }) => {
  const [group] = await db.select().from(userGroups).where(eq(userGroups.id, id));
  if (!group) return undefined;
  const roles = await db
    .select({ environment: environments.name, role: userGroupRoles.role })
    .from(userGroupRoles)
    .innerJoin(environments, eq(environments.id, userGroupRoles.environmentId))
    .where(and(eq(userGroupRoles.groupId, id), isNull(environments.deletedAt)))
    .orderBy(asc(environments.name), asc(userGroupRoles.role));
  const members = among.length > 0 ? await membersAmong(db, id, among) : undefined;
  const { name, description, subscriptionId } = group;
  return {
    name,
    subscriptionId,
    state: {
      name,
      description,
      environmentRoles: roles.map(({ environment, role }) => `${environment}: ${roleLabel(role)}`),
      ...(members && { members }),
    },
  };
};

async function membersAmong(db: Database, groupId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(userGroupMembers)
    .innerJoin(users, eq(users.id, userGroupMembers.userId))
    .where(
      and(eq(userGroupMembers.groupId, groupId), inArray(userGroupMembers.userId, ids.slice(0, MOST_NAMES))),
    )
    .orderBy(asc(users.email));
  return rows.map(displayName);
}

/** The sign-in domains of a subscription. */
export const readSubscription: Reader = async (db, { id }) => {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!row) return undefined;
  return {
    name: row.displayName ?? row.name,
    subscriptionId: id,
    state: {
      signInDomains: row.externalIdpDomains,
      pricePerRender: row.prices?.perRender ?? null,
      pricePerGigabyte: row.prices?.perGigabyte ?? null,
      currency: row.prices?.currency ?? null,
    },
  };
};

/** An environment; a deleted one has only a name. */
export const readEnvironment: Reader = async (db, { id }) => {
  const [row] = await db.select().from(environments).where(eq(environments.id, id));
  if (!row) return undefined;
  const { name, description, type, sdkVersionPublic: studioVersion, subscriptionId, deletedAt } = row;
  const state = deletedAt ? undefined : { name, description, type, studioVersion };
  return { name, subscriptionId, environmentId: id, state };
};

/** An integration and its permissions, never its secret. */
export const readIntegration: Reader = async (db, { id }) => {
  const [row] = await db
    .select({
      name: integrations.name,
      description: integrations.description,
      permissions: integrations.permissions,
      endsAt: integrations.previousSecretEndsAt,
      environmentId: environments.id,
      subscriptionId: environments.subscriptionId,
    })
    .from(integrations)
    .innerJoin(environments, eq(environments.id, integrations.environmentId))
    .where(eq(integrations.clientId, id));
  if (!row) return undefined;
  const { name, description, permissions, endsAt, ...place } = row;
  const previousSecretUntil = endsAt?.toISOString() ?? null;
  return { name, ...place, state: { name, description, permissions, previousSecretUntil } };
};
