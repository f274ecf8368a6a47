import { and, eq, inArray } from 'drizzle-orm';
import { refusalOfGroups, refusalOfLeaving } from '@/domain/user-groups';
import { refusalOfNewDesigner, refusalOfRoles, takesSeat } from '@/domain/users';
import type { Database } from '../../database';
import { environmentRoles, userGroupMembers } from '../../database/schema';
import { may, roleScope, type SubscriptionRow } from '../../access/authorize';
import type { Caller } from '../../access/loadCaller';
import { selectEnvironments } from '../environments/environmentQueries';
import type { Handlers } from '../operations';
import { refuseIf } from '../../http/Problem';
import { distinctEntries } from '../roleCodes';
import { requireSeats, selectDesigners } from '../subscriptions/subscriptionQueries';
import { knownGroups } from '../user-groups/userGroupQueries';
import { changeAndReadMember, requireUnchangedRoles, type Member } from './memberChanges';

type Ids = 'updateUserEnvironments' | 'addUserToGroups' | 'removeUserFromGroups';

/** The operations on environment roles and groups of a user within a subscription. */
export const userRoleHandlers: Handlers<Ids> = {
  updateUserEnvironments: (call) =>
    changeAndReadMember(call, async (transaction, member) => {
      const { subscription, user } = member;
      const entries = distinctEntries(call.body.environmentRoles);
      const editable = await editableEnvironments(transaction, call.caller, subscription, entries);
      await requireUnchangedRoles(transaction, member, call);
      const designers = await selectDesigners(transaction, subscription.id);
      const isDesigner = designers.has(user.id);
      const mayAssignSeats = may(call.caller, 'subscription.assign-seats', subscription);
      refuseIf(refusalOfNewDesigner({ roles: entries, isDesigner, mayAssignSeats }));
      if (takesSeat(entries, isDesigner)) await requireSeats(transaction, subscription, [user.id]);
      if (editable.size > 0)
        await transaction
          .delete(environmentRoles)
          .where(
            and(eq(environmentRoles.userId, user.id), inArray(environmentRoles.environmentId, [...editable])),
          );
      if (entries.length > 0)
        await transaction
          .insert(environmentRoles)
          .values(entries.map((entry) => ({ ...entry, userId: user.id })));
    }),

  addUserToGroups: (call) =>
    changeAndReadMember(call, async (transaction, member) => {
      const groups = await requireGroups(transaction, member, call.body.userGroupIds);
      const values = groups
        .filter(({ isDefault }) => !isDefault)
        .map(({ id }) => ({ groupId: id, userId: member.user.id }));
      if (values.length > 0) await transaction.insert(userGroupMembers).values(values).onConflictDoNothing();
    }),

  removeUserFromGroups: (call) =>
    changeAndReadMember(call, async (transaction, member) => {
      const groups = await requireGroups(transaction, member, call.body.userGroupIds);
      refuseIf(refusalOfLeaving(groups));
      await transaction.delete(userGroupMembers).where(
        and(
          eq(userGroupMembers.userId, member.user.id),
          inArray(
            userGroupMembers.groupId,
            groups.map(({ id }) => id),
          ),
        ),
      );
    }),
};

/**
 * Returns the environments whose roles the caller may replace. @throws Problem 400 or 403 when a given one is not among
 * them
 */
async function editableEnvironments(
  db: Database,
  caller: Caller,
  subscription: SubscriptionRow,
  roles: readonly { environmentId: string; role: string }[],
): Promise<ReadonlySet<string>> {
  const rooms = await selectEnvironments(db, { subscriptionId: subscription.id });
  const environmentIds = new Set(rooms.map(({ id }) => id));
  const scope = roleScope(caller, subscription);
  const isWholeSubscription = scope === 'all';
  const editable = isWholeSubscription ? environmentIds : scope;
  refuseIf(refusalOfRoles({ roles, environmentIds, editable, isWholeSubscription }));
  return editable;
}

async function requireGroups(db: Database, { subscription, membership }: Member, ids: string[]) {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const groups = await knownGroups(db, subscription.id, wanted);
  refuseIf(refusalOfGroups(membership, wanted, groups));
  return groups;
}
