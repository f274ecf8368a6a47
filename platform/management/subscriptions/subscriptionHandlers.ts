import { and, eq, notInArray } from 'drizzle-orm';
import { keptPrices } from '@/domain/subscriptions';
import { provenDomains, subscriptions } from '../../database/schema';
import { roleScope } from '../../access/authorize';
import type { Handlers } from '../operations';
import { readUsage } from '../usage/readUsage';
import { selectGroupsOfUser } from '../user-groups/userGroupQueries';
import { rolesEtag } from '../users/rolesEtag';
import { selectUsers, countUsers, requireUser, toPage } from '../users/userQueries';
import { selectRoleGrants, selectVisibleSubscriptions } from './subscriptionQueries';
import { toSubscriptionDetail } from './toSubscriptionDetail';

type Ids =
  | 'listSubscriptions'
  | 'getSubscription'
  | 'getSubscriptionRenders'
  | 'listSubscriptionUsers'
  | 'getSubscriptionUser'
  | 'listUserGroupsOfUser'
  | 'listSubscriptionEnvironmentRoles'
  | 'replaceExternalIdpDomains'
  | 'replacePrices';

/** The operations on subscriptions. */
export const subscriptionHandlers: Handlers<Ids> = {
  listSubscriptions: ({ database, caller }) => selectVisibleSubscriptions(database, caller),

  async getSubscription({ database, caller, enterSubscription, params, query, settings, now }) {
    const subscription = await enterSubscription(params.subscriptionId);
    return toSubscriptionDetail(database, subscription, {
      months: query.avgPerMonths,
      withNotes: caller.user.hasFullAccess,
      publicUrl: settings.publicUrl,
      now,
    });
  },

  async getSubscriptionRenders({ database, enterSubscription, params, query, now }) {
    const subscription = await enterSubscription(params.subscriptionId);
    return readUsage(database, { subscriptionId: subscription.id }, query, now);
  },

  async listSubscriptionUsers({ database, caller, enterSubscription, params, query, reply }) {
    const subscription = await enterSubscription(params.subscriptionId);
    reply.header('x-total-count', await countUsers(database, { subscriptionId: subscription.id }));
    return selectUsers(database, {
      subscriptionId: subscription.id,
      page: toPage(query),
      roles: roleScope(caller, subscription),
    });
  },

  async getSubscriptionUser({ database, caller, enterSubscription, params, reply }) {
    const subscription = await enterSubscription(params.subscriptionId);
    const roles = roleScope(caller, subscription);
    const user = await requireUser(database, subscription.id, params.userId, roles);
    reply.header('etag', rolesEtag(user));
    return user;
  },

  async listUserGroupsOfUser({ database, caller, enterSubscription, params }) {
    const subscription = await enterSubscription(params.subscriptionId);
    const roles = roleScope(caller, subscription);
    const user = await requireUser(database, subscription.id, params.userId, roles);
    return selectGroupsOfUser(database, subscription.id, user.id, roles);
  },

  async listSubscriptionEnvironmentRoles({ database, caller, enterSubscription, params }) {
    const subscription = await enterSubscription(params.subscriptionId);
    const grants = await selectRoleGrants(database, subscription.id);
    const scope = roleScope(caller, subscription);
    return grants.filter(({ environmentId }) => scope === 'all' || scope.has(environmentId));
  },

  async replaceExternalIdpDomains({ database, enterSubscription, params, body }) {
    const subscription = await enterSubscription(params.subscriptionId);
    const domains = [...new Set(body.map((domain) => domain.toLowerCase()))].sort();
    const isDropped = and(
      eq(provenDomains.subscriptionId, subscription.id),
      notInArray(provenDomains.domain, domains),
    );
    await database.transaction(async (transaction) => {
      await transaction
        .update(subscriptions)
        .set({ externalIdpDomains: domains })
        .where(eq(subscriptions.id, subscription.id));
      await transaction.delete(provenDomains).where(isDropped);
    });
    return domains;
  },

  async replacePrices({ database, enterSubscription, params, body }) {
    const subscription = await enterSubscription(params.subscriptionId);
    await database
      .update(subscriptions)
      .set({ prices: keptPrices(body) })
      .where(eq(subscriptions.id, subscription.id));
    return body;
  },
};
