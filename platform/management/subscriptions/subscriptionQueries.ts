import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { refusalOfSeats } from '@/domain/subscriptions';
import type { Database } from '../../database';
import {
  clients,
  environmentRoles,
  environments,
  licenses,
  memberships,
  subscriptions,
} from '../../database/schema';
import { isVisibleSubscription, type SubscriptionRow } from '../../access/authorize';
import type { Caller } from '../../access/loadCaller';
import type { Schemas } from '../operations';
import { refuseIf } from '../../http/Problem';

/** Serializes changes to users and environments of one subscription until the transaction ends. */
export async function lockSubscription(transaction: Database, id: string): Promise<void> {
  await transaction
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
    .for('update');
}

/** Selects the subscriptions in which the caller has a role, sorted by client and name. */
export async function selectVisibleSubscriptions(
  db: Database,
  caller: Caller,
): Promise<Schemas['Subscription'][]> {
  const rows = await db
    .select({ subscription: subscriptions, clientName: clients.name })
    .from(subscriptions)
    .innerJoin(clients, eq(clients.id, subscriptions.clientId))
    .orderBy(asc(sql`lower(${clients.name})`), asc(sql`lower(${subscriptions.name})`));
  return rows
    .filter(({ subscription }) => isVisibleSubscription(caller, subscription.id))
    .map(({ subscription, clientName }) => ({
      id: subscription.id,
      guid: subscription.id,
      name: subscription.name,
      displayName: subscription.displayName,
      isActive: subscription.isActive,
      clientId: subscription.clientId,
      clientName,
      isGraFxPricebook: subscription.isGraFxPricebook,
      subscriptionType: subscription.subscriptionType,
      pricebookVersion: subscription.pricebookVersion,
    }));
}

/** Reads the name of a client; every subscription has one. */
export async function clientName(db: Database, clientId: string): Promise<string> {
  const [row] = await db.select({ name: clients.name }).from(clients).where(eq(clients.id, clientId));
  return row?.name ?? '';
}

/** Selects the server licences of the subscription, by address. */
export function selectLicenses(db: Database, subscriptionId: string): Promise<Schemas['License'][]> {
  return db
    .select({
      id: licenses.id,
      coresTotal: licenses.coresTotal,
      coresUsed: licenses.coresUsed,
      url: licenses.url,
      licenseType: licenses.licenseType,
    })
    .from(licenses)
    .where(eq(licenses.subscriptionId, subscriptionId))
    .orderBy(licenses.url);
}

/** Selects the ids of users with a template-designer seat: by subscription role or in any environment. */
export async function selectDesigners(db: Database, subscriptionId: string): Promise<Set<string>> {
  const bySubscription = db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.subscriptionId, subscriptionId), sql`'TD' = any(${memberships.roles})`));
  const byEnvironment = db
    .select({ userId: environmentRoles.userId })
    .from(environmentRoles)
    .innerJoin(
      environments,
      and(eq(environments.id, environmentRoles.environmentId), isNull(environments.deletedAt)),
    )
    .where(and(eq(environments.subscriptionId, subscriptionId), eq(environmentRoles.role, 'TD')));
  const rows = await bySubscription.union(byEnvironment);
  return new Set(rows.map(({ userId }) => userId));
}

/** @throws Problem 409 when too few seats are left for these users to become template designers */
export async function requireSeats(
  db: Database,
  subscription: SubscriptionRow,
  userIds: string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const designers = await selectDesigners(db, subscription.id);
  refuseIf(refusalOfSeats(userIds, { designers, total: subscription.templateDesignerSeatsTotal }));
}

/** Counts the subscription admins, all and active ones. */
export async function countAdmins(
  db: Database,
  subscriptionId: string,
): Promise<{ all: number; active: number }> {
  const rows = await db
    .select({ status: memberships.status })
    .from(memberships)
    .where(and(eq(memberships.subscriptionId, subscriptionId), sql`'SA' = any(${memberships.roles})`));
  return { all: rows.length, active: rows.filter(({ status }) => status === 'Active').length };
}

/** Selects every environment role in the subscription, of users and of groups. */
export async function selectRoleGrants(
  db: Database,
  subscriptionId: string,
): Promise<Schemas['EnvironmentRoleGrant'][]> {
  const result = await db
    .select({
      environmentId: environments.id,
      userRole: sql<Schemas['EnvironmentRoleCode']>`grants.role`,
      userId: sql<string | null>`grants.user_id`,
      userGroupId: sql<string | null>`grants.group_id`,
    })
    .from(environments)
    .innerJoin(
      sql`(
        select environment_id, role, user_id, null::uuid as group_id from environment_roles
        union all
        select environment_id, role, null::uuid, group_id from user_group_roles
      ) as grants`,
      sql`grants.environment_id = ${environments.id}`,
    )
    .where(and(eq(environments.subscriptionId, subscriptionId), isNull(environments.deletedAt)))
    .orderBy(
      asc(sql`lower(${environments.name})`),
      sql`grants.role`,
      sql`grants.group_id`,
      sql`grants.user_id`,
    );
  return result;
}
