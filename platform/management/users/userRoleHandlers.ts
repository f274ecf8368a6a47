import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database';
import { environmentRoles, userGroupMembers } from '../../database/schema';
import { administeredEnvironments, administers, may, type SubscriptionRow } from '../../access/authorize';
import type { Caller } from '../../access/loadCaller';
import { selectEnvironments } from '../environments/environmentQueries';
import type { Handlers } from '../operations';
import { conflict, forbidden, invalid } from '../../http/Problem';
import { distinctEntries } from '../roleCodes';
import { requireSeats, selectDesigners } from '../subscriptions/subscriptionQueries';
import { knownGroups } from '../user-groups/userGroupQueries';
import { changeAndReadMember, requireUnchangedRoles, type Member } from './memberChanges';

type Ids = 'updateUserEnvironments' | 'addUserToGroups' | 'removeUserFromGroups';

/** The calls that change somebody's environment roles and groups within a subscription. */
export const userRoleHandlers: Handlers<Ids> = {
  updateUserEnvironments: (call) =>
    changeAndReadMember(call, 'user.read', async (transaction, member) => {
      const { subscription, user } = member;
      const entries = distinctEntries(call.body.environmentRoles);
      const editable = await editableEnvironments(transaction, call.caller, subscription);
      await requireEditable(transaction, subscription.id, entries, editable);
      await requireUnchangedRoles(transaction, member, call);
      const designers = await selectDesigners(transaction, subscription.id);
      if (entries.some(({ role }) => role === 'TD') && !designers.has(user.id)) {
        if (!may(call.caller, 'subscription.assign-seats', subscription))
          throw forbidden('Only a subscription admin assigns template designer seats.');
        await requireSeats(transaction, subscription, [user.id]);
      }
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
    changeAndReadMember(call, 'user.set-groups', async (transaction, member) => {
      const groups = await requireGroups(transaction, member, call.body.userGroupIds);
      const values = groups
        .filter(({ isDefault }) => !isDefault)
        .map(({ id }) => ({ groupId: id, userId: member.user.id }));
      if (values.length > 0) await transaction.insert(userGroupMembers).values(values).onConflictDoNothing();
    }),

  removeUserFromGroups: (call) =>
    changeAndReadMember(call, 'user.set-groups', async (transaction, member) => {
      const groups = await requireGroups(transaction, member, call.body.userGroupIds);
      if (groups.some(({ isDefault }) => isDefault))
        throw conflict('Every user of the subscription belongs to the default group.');
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

/** The environments whose role entries the caller may replace. @throws Problem 403 when there are none. */
async function editableEnvironments(
  db: Database,
  caller: Caller,
  subscription: SubscriptionRow,
): Promise<Set<string>> {
  if (administers(caller, subscription)) {
    const rows = await selectEnvironments(db, { subscriptionId: subscription.id });
    return new Set(rows.map(({ id }) => id));
  }
  const administered = [...administeredEnvironments(caller, subscription.id)];
  const allowed = administered.filter((id) => may(caller, 'user.set-environment-roles', subscription, id));
  if (allowed.length === 0) throw forbidden("You're missing permission to set roles in this subscription.");
  return new Set(allowed);
}

async function requireEditable(
  db: Database,
  subscriptionId: string,
  entries: readonly { environmentId: string }[],
  editable: ReadonlySet<string>,
): Promise<void> {
  const foreign = entries.filter(({ environmentId }) => !editable.has(environmentId));
  if (foreign.length === 0) return;
  const known = new Set((await selectEnvironments(db, { subscriptionId })).map(({ id }) => id));
  const unknown = foreign.find(({ environmentId }) => !known.has(environmentId));
  if (unknown)
    throw invalid({ field: 'environmentRoles', message: 'An environment is not part of the subscription.' });
  throw forbidden('You may set roles only in environments you administer.');
}

async function requireGroups(db: Database, { subscription, membership }: Member, ids: string[]) {
  if (membership.isFederated)
    throw conflict(
      'This user is federated: the groups come from the identity provider and are read-only here.',
    );
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const groups = await knownGroups(db, subscription.id, wanted);
  if (groups.length < wanted.length)
    throw invalid({ field: 'userGroupIds', message: 'A group is not part of the subscription.' });
  return groups;
}
