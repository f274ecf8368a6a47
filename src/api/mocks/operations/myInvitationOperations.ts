import { defineOperation } from '../defineOperation';
import type { MockCaller } from '../mockCaller';
import { notFound } from '../MockProblem';
import type { MockStore } from '../mockStore';
import { leaveSubscription } from './memberOperations';

/**
 * Returns the caller's pending invitation to a subscription.
 * @throws MockProblem 404 if there is none.
 */
function requireOpen(store: MockStore, { user }: MockCaller, subscriptionId: string) {
  const membership = store.memberships.find(
    (row) => row.userId === user.id && row.subscriptionId === subscriptionId && row.status === 'Pending',
  );
  if (!membership) throw notFound('invitation');
  return membership;
}

/** Pending invitations of callers with an account. */
export const myInvitationOperations = [
  defineOperation('get', '/users/me/invitations', 200, ({ store, caller }) => {
    const { user } = caller();
    return store.memberships
      .filter(({ userId, status }) => userId === user.id && status === 'Pending')
      .sort((one, other) => one.invitedAt.getTime() - other.invitedAt.getTime())
      .map(({ subscriptionId, invitedAt }) => {
        const subscription = store.subscriptions.find(({ id }) => id === subscriptionId);
        const client = store.clients.find(({ id }) => id === subscription?.clientId);
        return {
          subscriptionId,
          subscriptionName: subscription?.displayName ?? subscription?.name ?? '',
          clientName: client?.name ?? '',
          invitedAt: Math.floor(invitedAt.getTime() / 1000),
        };
      });
  }),

  defineOperation('post', '/users/me/invitations/{subscriptionId}/accept', 204, ({ store, caller, path }) => {
    requireOpen(store, caller(), path.subscriptionId).status = 'Active';
    return undefined;
  }),

  defineOperation('delete', '/users/me/invitations/{subscriptionId}', 204, ({ store, caller, path }) => {
    const { userId, subscriptionId } = requireOpen(store, caller(), path.subscriptionId);
    leaveSubscription(store, { userId, subscriptionId });
    return undefined;
  }),
];
