import { toUnixSeconds } from '@/domain/format';
import { and, eq } from 'drizzle-orm';
import { clients, memberships, subscriptions } from '../../database/schema';
import { notFound } from '../../http/Problem';
import type { Handlers } from '../operations';
import { lockSubscription } from '../subscriptions/subscriptionQueries';
import { leaveSubscription } from './memberChanges';

type Ids = 'listMyInvitations' | 'acceptInvitation' | 'declineInvitation';

/** Matches an unanswered invitation. */
const isOpen = (userId: string, subscriptionId: string) =>
  and(
    eq(memberships.userId, userId),
    eq(memberships.subscriptionId, subscriptionId),
    eq(memberships.status, 'Pending'),
  );

/** The operations with which a user who has an account answers invitations. */
export const myInvitationHandlers: Handlers<Ids> = {
  async listMyInvitations({ database, caller }) {
    const rows = await database
      .select({
        subscriptionId: memberships.subscriptionId,
        name: subscriptions.name,
        displayName: subscriptions.displayName,
        clientName: clients.name,
        invitedAt: memberships.invitedAt,
      })
      .from(memberships)
      .innerJoin(subscriptions, eq(subscriptions.id, memberships.subscriptionId))
      .innerJoin(clients, eq(clients.id, subscriptions.clientId))
      .where(and(eq(memberships.userId, caller.user.id), eq(memberships.status, 'Pending')))
      .orderBy(memberships.invitedAt, memberships.subscriptionId);
    return rows.map(({ name, displayName, invitedAt, ...row }) => ({
      ...row,
      subscriptionName: displayName ?? name,
      invitedAt: toUnixSeconds(invitedAt),
    }));
  },

  async acceptInvitation({ database, caller, params }) {
    const accepted = await database
      .update(memberships)
      .set({ status: 'Active', statusTaskId: null })
      .where(isOpen(caller.user.id, params.subscriptionId.toLowerCase()))
      .returning({ subscriptionId: memberships.subscriptionId });
    if (accepted.length === 0) throw notFound('invitation');
    return undefined;
  },

  async declineInvitation({ database, caller, params }) {
    const target = { userId: caller.user.id, subscriptionId: params.subscriptionId.toLowerCase() };
    await database.transaction(async (transaction) => {
      await lockSubscription(transaction, target.subscriptionId);
      const open = await transaction
        .select({ userId: memberships.userId })
        .from(memberships)
        .where(isOpen(target.userId, target.subscriptionId))
        // The lock orders a concurrent acceptance before or after.
        .for('update');
      if (open.length === 0) throw notFound('invitation');
      // Declining keeps the account.
      await leaveSubscription(transaction, target);
    });
    return undefined;
  },
};
