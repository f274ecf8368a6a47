import { and, eq, inArray } from 'drizzle-orm';
import { refusalOfLeaving, refusalOfMembers } from '@/domain/user-groups';
import type { Database } from '../../database';
import { memberships, userGroupMembers } from '../../database/schema';
import { roleScope } from '../../access/authorize';
import type { Handlers } from '../operations';
import { notFound, refuseIf } from '../../http/Problem';
import { lockSubscription } from '../subscriptions/subscriptionQueries';
import { countUsers, selectUsers, toPage } from '../users/userQueries';
import { readGroup, requireGroup } from './userGroupQueries';

/** Rows in one statement. */
const BATCH = 2000;

/** The operations on the members of a group. */
export const groupMemberHandlers: Handlers<'listGroupUsers' | 'addUsersToGroup' | 'removeUserFromGroup'> = {
  async listGroupUsers(call) {
    const { database, caller, params, query, reply } = call;
    const { group, subscription } = await requireGroup(call, params.id);
    const selection = { subscriptionId: subscription.id, groupId: group.isDefault ? undefined : group.id };
    reply.header('x-total-count', await countUsers(database, selection));
    const roles = roleScope(caller, subscription);
    return selectUsers(database, { ...selection, page: toPage(query), roles });
  },

  async addUsersToGroup(call) {
    const { database, params, body } = call;
    const { group, subscription } = await requireGroup(call, params.id);
    const userIds = [...new Set(body.userIds.map((id) => id.toLowerCase()))];
    await database.transaction(async (transaction) => {
      await lockSubscription(transaction, subscription.id);
      await requireLocalMembers(transaction, subscription.id, userIds);
      if (group.isDefault) return;
      for (let start = 0; start < userIds.length; start += BATCH) {
        const batch = userIds.slice(start, start + BATCH).map((userId) => ({ groupId: group.id, userId }));
        await transaction.insert(userGroupMembers).values(batch).onConflictDoNothing();
      }
    });
    return readGroup(database, group.id, 'all');
  },

  async removeUserFromGroup(call) {
    const { database, params, query } = call;
    const { group, subscription } = await requireGroup(call, params.id);
    refuseIf(refusalOfLeaving([group]));
    await database.transaction(async (transaction) => {
      await lockSubscription(transaction, subscription.id);
      await requireLocalMembers(transaction, subscription.id, [query.userId.toLowerCase()]);
      const removed = await transaction
        .delete(userGroupMembers)
        .where(and(eq(userGroupMembers.groupId, group.id), eq(userGroupMembers.userId, query.userId)))
        .returning({ userId: userGroupMembers.userId });
      if (removed.length === 0) throw notFound('member of the group');
    });
    return undefined;
  },
};

async function requireLocalMembers(db: Database, subscriptionId: string, userIds: string[]): Promise<void> {
  const rows = await db
    .select({ userId: memberships.userId, isFederated: memberships.isFederated })
    .from(memberships)
    .where(and(eq(memberships.subscriptionId, subscriptionId), inArray(memberships.userId, userIds)));
  refuseIf(refusalOfMembers(userIds, rows));
}
