import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ActionName } from '@/domain/access';
import type { Database } from '../../database';
import {
  environmentRoles,
  environments,
  memberships,
  userGroupMembers,
  userGroups,
  users,
} from '../../database/schema';
import { authorize, requireSubscription, type SubscriptionRow } from '../access/authorize';
import type { Caller, UserRow } from '../access/loadCaller';
import type { Schemas } from '../http/operations';
import { conflict, notFound } from '../http/Problem';
import { countAdmins, lockSubscription } from '../subscriptions/subscriptionQueries';
import { requireUser, visibleRoles } from './userQueries';

/** A member of a subscription at the moment a change begins. */
export interface Member {
  subscription: SubscriptionRow;
  user: UserRow;
  membership: typeof memberships.$inferSelect;
  isCaller: boolean;
}

interface MemberChange {
  database: Database;
  caller: Caller;
  params: { subscriptionId: string; userId: string };
}

/**
 * Checks that the caller may do `action`, then runs `change` in a transaction in which nobody else changes people of
 * the subscription. @throws Problem 403, 404, and whatever `change` throws; then nothing has changed.
 */
export async function changeMember(
  { database, caller, params }: MemberChange,
  action: ActionName,
  change: (transaction: Database, member: Member) => Promise<void>,
): Promise<Member> {
  const subscription = await requireSubscription(database, caller, params.subscriptionId);
  authorize(caller, action, subscription);
  return database.transaction(async (transaction) => {
    await lockSubscription(transaction, subscription.id);
    const [row] = await transaction
      .select({ user: users, membership: memberships })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.subscriptionId, subscription.id), eq(memberships.userId, params.userId)));
    if (!row) throw notFound('user');
    const member = { ...row, subscription, isCaller: row.user.id === caller.user.id };
    await change(transaction, member);
    return member;
  });
}

/** As `changeMember`, and answers the user as it is afterwards. */
export async function changeAndReadMember(
  call: MemberChange,
  action: ActionName,
  change: (transaction: Database, member: Member) => Promise<void>,
): Promise<Schemas['UserDetail']> {
  const { subscription, user } = await changeMember(call, action, change);
  return requireUser(call.database, subscription.id, user.id, visibleRoles(call.caller, subscription));
}

/** @throws Problem 409 when this would leave the subscription without an active admin, or the caller without access. */
export async function protectAdmins(transaction: Database, member: Member, doing: string): Promise<void> {
  const { membership, subscription } = member;
  if (member.isCaller) throw conflict(`You can't ${doing} yourself. Ask another subscription admin.`);
  if (membership.status !== 'Active' || !membership.roles.includes('SA')) return;
  const admins = await countAdmins(transaction, subscription.id);
  if (admins.active <= 1)
    throw conflict(`You can't ${doing} the last active subscription admin. Make someone else one first.`);
}

/** Changes columns of the membership. */
export async function updateMembership(
  transaction: Database,
  { membership }: Pick<Member, 'membership'>,
  values: Partial<Pick<typeof memberships.$inferSelect, 'status' | 'roles'>>,
): Promise<void> {
  await transaction
    .update(memberships)
    .set(values)
    .where(
      and(
        eq(memberships.subscriptionId, membership.subscriptionId),
        eq(memberships.userId, membership.userId),
      ),
    );
}

/**
 * Ends the membership with all roles and groups of the subscription; an account that belongs nowhere any more and
 * has no full access goes with it.
 */
export async function endMembership(transaction: Database, { user, subscription }: Member): Promise<void> {
  const ofSubscription = (table: typeof environments | typeof userGroups) =>
    transaction.select({ id: table.id }).from(table).where(eq(table.subscriptionId, subscription.id));
  await transaction
    .delete(environmentRoles)
    .where(
      and(
        eq(environmentRoles.userId, user.id),
        inArray(environmentRoles.environmentId, ofSubscription(environments)),
      ),
    );
  await transaction
    .delete(userGroupMembers)
    .where(
      and(
        eq(userGroupMembers.userId, user.id),
        inArray(userGroupMembers.groupId, ofSubscription(userGroups)),
      ),
    );
  await transaction
    .delete(memberships)
    .where(and(eq(memberships.userId, user.id), eq(memberships.subscriptionId, subscription.id)));
  await transaction
    .delete(users)
    .where(
      and(
        eq(users.id, user.id),
        eq(users.hasFullAccess, false),
        sql`not exists (select 1 from ${memberships} where ${memberships.userId} = ${user.id})`,
      ),
    );
}
