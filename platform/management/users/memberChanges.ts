import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActionName } from '@/domain/access';
import { conflicting, OUTDATED_ROLES } from '@/domain/refusal';
import { refusalOf, STATUS_AFTER, type MemberChange, type UserTaskKind } from '@/domain/user';
import type { Database } from '../../database';
import {
  environmentRoles,
  environments,
  memberships,
  outputTasks,
  projects,
  userGroupMembers,
  userGroups,
  users,
} from '../../database/schema';
import { authorize, requireSubscription, roleScope, type SubscriptionRow } from '../../access/authorize';
import type { Caller, UserRow } from '../../access/loadCaller';
import { isMatch } from '../../http/ifMatch';
import type { Schemas } from '../operations';
import { notFound, problemOf } from '../../http/Problem';
import { countAdmins, lockSubscription } from '../subscriptions/subscriptionQueries';
import { lockUser } from './lockUser';
import { rolesEtag } from './rolesEtag';
import { requireUser } from './userQueries';

/** A member of a subscription at the moment a change begins. */
export interface Member {
  subscription: SubscriptionRow;
  user: UserRow;
  membership: typeof memberships.$inferSelect;
  callerId: string;
}

interface MemberCall {
  database: Database;
  caller: Caller;
  params: { subscriptionId: string; userId: string };
}

/**
 * Checks that the caller may do `action`, then runs `change` in a transaction in which nobody else changes people of
 * the subscription. @throws Problem 403, 404, and whatever `change` throws; then nothing has changed.
 */
export async function changeMember(
  { database, caller, params }: MemberCall,
  action: ActionName,
  change: (transaction: Database, member: Member) => Promise<void>,
): Promise<Member> {
  const subscription = await requireSubscription(database, caller, params.subscriptionId);
  authorize(caller, action, subscription);
  return database.transaction(async (transaction) => {
    await lockSubscription(transaction, subscription.id);
    const member = await findMember(transaction, {
      subscription,
      userId: params.userId,
      callerId: caller.user.id,
    });
    if (!member) throw notFound('user');
    await change(transaction, member);
    return member;
  });
}

/** Reads a member and keeps others from changing it until the transaction ends; `undefined` for anybody else. */
export async function findMember(
  transaction: Database,
  { subscription, userId, callerId }: Pick<Member, 'subscription' | 'callerId'> & { userId: string },
): Promise<Member | undefined> {
  const [row] = await transaction
    .select({ user: users, membership: memberships })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.subscriptionId, subscription.id), eq(memberships.userId, userId)))
    // With their first call people accept an invitation without waiting for anybody else's lock.
    .for('update', { of: memberships });
  return row && { ...row, subscription, callerId };
}

/** As `changeMember`, and answers the user as it is afterwards, with the ETag of the roles. */
export async function changeAndReadMember(
  call: MemberCall & { reply: FastifyReply },
  action: ActionName,
  change: (transaction: Database, member: Member) => Promise<void>,
): Promise<Schemas['UserDetail']> {
  const { subscription, user } = await changeMember(call, action, change);
  const roles = roleScope(call.caller, subscription);
  const changed = await requireUser(call.database, subscription.id, user.id, roles);
  call.reply.header('etag', rolesEtag(changed));
  return changed;
}

/** @throws Problem 412 when the roles of the member are not those the caller has read. */
export async function requireUnchangedRoles(
  transaction: Database,
  { subscription, user }: Member,
  { caller, request }: { caller: Caller; request: FastifyRequest },
): Promise<void> {
  const ifMatch = request.headers['if-match'];
  if (ifMatch === undefined) return;
  const roles = roleScope(caller, subscription);
  const present = await requireUser(transaction, subscription.id, user.id, roles);
  if (isMatch(ifMatch, rolesEtag(present))) return;
  throw problemOf(OUTDATED_ROLES);
}

/** @throws Problem 409 with the reason where the domain's rule refuses the change. */
export async function requireAllowed(
  transaction: Database,
  { user, membership, subscription, callerId }: Member,
  change: MemberChange,
): Promise<void> {
  const isSubscriptionAdmin = membership.roles.includes('SA');
  const refusal = refusalOf(
    change,
    { id: user.id, status: membership.status, isSubscriptionAdmin },
    { ownId: callerId, activeAdmins: (await countAdmins(transaction, subscription.id)).active },
  );
  if (refusal) throw problemOf(conflicting(refusal));
}

/**
 * Activates or deactivates a member.
 * @param taskId the task on many users that does so
 * @throws Problem 409 with the reason where the domain's rule refuses the change
 */
export async function changeStatus(
  transaction: Database,
  member: Member,
  change: UserTaskKind,
  taskId: string | null = null,
): Promise<void> {
  await requireAllowed(transaction, member, change);
  const status = STATUS_AFTER[change];
  if (member.membership.status === status) return;
  await updateMembership(transaction, member, { status, statusTaskId: taskId });
}

/** Changes columns of the membership. */
export async function updateMembership(
  transaction: Database,
  { membership }: Pick<Member, 'membership'>,
  values: Partial<Pick<typeof memberships.$inferSelect, 'status' | 'statusTaskId' | 'roles'>>,
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
 * Ends the membership; an account that belongs nowhere any more and has no full access goes with it. One that was there
 * before the invitation stays without it. One that has made something stays for that, but nobody signs in by it.
 */
export async function endMembership(
  transaction: Database,
  { user, membership, subscription }: Member,
  now: Date,
): Promise<void> {
  await leaveSubscription(transaction, { userId: user.id, subscriptionId: subscription.id });
  const isOfInvitation = and(isNull(users.lastSeenAt), eq(users.isMigrating, false));
  const belongsNowhere = and(
    eq(users.id, user.id),
    eq(users.hasFullAccess, false),
    membership.status === 'Pending' ? isOfInvitation : undefined,
    sql`not exists (select 1 from ${memberships} where ${memberships.userId} = ${user.id})`,
  );
  const hasMade = sql`(exists (select 1 from ${projects} where ${projects.ownerId} = ${user.id})
    or exists (select 1 from ${outputTasks} where ${outputTasks.ownerId} = ${user.id}))`;
  await transaction.update(users).set({ removedAt: now }).where(and(belongsNowhere, hasMade));
  await transaction.delete(users).where(and(belongsNowhere, isNull(users.removedAt)));
}

/** Takes somebody out of the subscription, with all roles and groups there; the account stays. */
export async function leaveSubscription(
  transaction: Database,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
): Promise<void> {
  await lockUser(transaction, userId);
  const ofSubscription = (table: typeof environments | typeof userGroups) =>
    transaction.select({ id: table.id }).from(table).where(eq(table.subscriptionId, subscriptionId));
  await transaction
    .delete(environmentRoles)
    .where(
      and(
        eq(environmentRoles.userId, userId),
        inArray(environmentRoles.environmentId, ofSubscription(environments)),
      ),
    );
  await transaction
    .delete(userGroupMembers)
    .where(
      and(eq(userGroupMembers.userId, userId), inArray(userGroupMembers.groupId, ofSubscription(userGroups))),
    );
  await transaction
    .delete(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.subscriptionId, subscriptionId)));
}
