import type { Handlers } from '../http/operations';
import { conflict } from '../http/Problem';
import { subscriptionRoleCode } from '../http/roleCodes';
import { requireSeats } from '../subscriptions/subscriptionQueries';
import {
  changeAndReadMember,
  changeMember,
  endMembership,
  protectAdmins,
  updateMembership,
} from './memberChanges';

type Ids = 'activateUser' | 'deactivateUser' | 'removeUserFromSubscription' | 'updateSubscriptionRoles';

/** The calls that change whether and as what somebody belongs to a subscription. */
export const membershipHandlers: Handlers<Ids> = {
  activateUser: (call) =>
    changeAndReadMember(call, 'user.activate', async (transaction, member) => {
      const { status } = member.membership;
      if (status === 'Pending') throw conflict('The user has not accepted the invitation yet.');
      if (status === 'Blocked') throw conflict('The user is blocked and cannot be activated here.');
      await updateMembership(transaction, member, { status: 'Active' });
    }),

  deactivateUser: (call) =>
    changeAndReadMember(call, 'user.activate', async (transaction, member) => {
      const { status } = member.membership;
      if (status === 'Pending') throw conflict('The user is still invited. Withdraw the invitation instead.');
      if (status === 'Blocked') throw conflict('The user is blocked already.');
      await protectAdmins(transaction, member, 'deactivate');
      await updateMembership(transaction, member, { status: 'Inactive' });
    }),

  async removeUserFromSubscription(call) {
    const { role } = call.query;
    const action = role ? 'user.set-subscription-roles' : 'user.remove';
    await changeMember(call, action, async (transaction, member) => {
      if (!role) {
        await protectAdmins(transaction, member, 'remove');
        return endMembership(transaction, member);
      }
      const code = subscriptionRoleCode(role);
      const { roles } = member.membership;
      if (code === 'SA' && roles.includes('SA')) await protectAdmins(transaction, member, 'demote');
      await updateMembership(transaction, member, { roles: roles.filter((held) => held !== code) });
    });
    return undefined;
  },

  updateSubscriptionRoles: (call) =>
    changeAndReadMember(call, 'user.set-subscription-roles', async (transaction, member) => {
      const roles = [...new Set(call.body.subscriptionRoles.map(subscriptionRoleCode))];
      const before = member.membership.roles;
      if (before.includes('SA') && !roles.includes('SA')) await protectAdmins(transaction, member, 'demote');
      if (roles.includes('TD')) await requireSeats(transaction, member.subscription, [member.user.id]);
      await updateMembership(transaction, member, { roles });
    }),
};
