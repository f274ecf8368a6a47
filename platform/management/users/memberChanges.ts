import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { conflicting, OUTDATED_ROLES } from '@/domain/refusal';
import { refusalOf, STATUS_AFTER, type MemberChange, type StatusChange } from '@/domain/users';
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
import { roleScope, type SubscriptionRow } from '../../access/authorize';
import type { Caller, UserRow } from '../../access/loadCaller';
import { isMatch } from '../../http/ifMatch';
import type { EnteringCall, Schemas } from '../operations';
import { notFound, problemOf } from '../../http/Problem';
import { countAdmins, lockSubscription } from '../subscriptions/subscriptionQueries';
import { lockUser } from './lockUser';
import { rolesEtag } from './rolesEtag';
import { requireUser } from './userQueries';

/** A member of a subscription before a change. */
export interface Member {
  subscription: SubscriptionRow;
  user: UserRow;
  membership: typeof memberships.$inferSelect;
  callerId: string;
}

interface MemberCall {
  database: Database;
  caller: Caller;
  params: { userId: string };
}

/**
 * Runs `change` in a transaction that locks the people of the subscription, which the caller has entered.
 * @throws Problem 404 for anybody but a member, and the errors of `change`; then nothing has changed
 */
export async function changeMember(
  { database, caller, params }: MemberCall,
  subscription: SubscriptionRow,
  change: (transaction: Database, member: Member) => Promise<void>,
): Promise<Member> {
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

/** Reads a member and locks them until the transaction ends; `undefined` for other users. */
export async function findMember(
  transaction: Database,
  { subscription, userId, callerId }: Pick<Member, 'subscription' | 'callerId'> & { userId: string },
): Promise<Member | undefined> {
  const [row] = await transaction
    .select({ user: users, membership: memberships })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.subscriptionId, subscription.id), eq(memberships.userId, userId)))
    // The first call of a user accepts an invitation without waiting for another lock.
    .for('update', { of: memberships });
  return row && { ...row, subscription, callerId };
}

/**
 * Enters the subscription, then is like `changeMember`, and returns the changed user with the ETag of the roles.
 * @throws Problem 403, 404, and the errors of `change`
 */
export async function changeAndReadMember(
  call: MemberCall & EnteringCall & { params: { subscriptionId: string }; reply: FastifyReply },
  change: (transaction: Database, member: Member) => Promise<void>,
): Promise<Schemas['UserDetail']> {
  const subscription = await call.enterSubscription(call.params.subscriptionId);
  const { user } = await changeMember(call, subscription, change);
  const roles = roleScope(call.caller, subscription);
  const changed = await requireUser(call.database, subscription.id, user.id, roles);
  call.reply.header('etag', rolesEtag(changed));
  return changed;
}

/** @throws Problem 412 when the member's roles differ from those the caller has read */
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

/** @throws Problem 409 with the reason when a domain rule refuses the change */
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
 * @param taskId the bulk task that does so
 * @throws Problem 409 with the reason when a domain rule refuses the change
 */
export async function changeStatus(
  transaction: Database,
  member: Member,
  change: StatusChange,
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
 * Ends the membership, and deletes the account unless it has another membership or full access, or was in use before
 * this invitation. An account that owns something is kept, but can't sign in.
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

/** Removes a user from the subscription with all roles and groups there; the account is kept. */
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
