import { ROLE_WITH_RECEIVER } from '@/domain/users';
import { problemOf } from '../../http/Problem';
import type { Handlers } from '../operations';
import { subscriptionRoleCode } from '../roleCodes';
import { requireSeats } from '../subscriptions/subscriptionQueries';
import {
  changeAndReadMember,
  changeMember,
  changeStatus,
  endMembership,
  requireAllowed,
  requireUnchangedRoles,
  updateMembership,
} from './memberChanges';
import { handOverProjects } from './ownedItems';

type Ids = 'activateUser' | 'deactivateUser' | 'removeUserFromSubscription' | 'updateSubscriptionRoles';

/** The operations on status and roles of members. */
export const membershipHandlers: Handlers<Ids> = {
  activateUser: (call) =>
    changeAndReadMember(call, (transaction, member) => changeStatus(transaction, member, 'activate')),

  deactivateUser: (call) =>
    changeAndReadMember(call, (transaction, member) => changeStatus(transaction, member, 'deactivate')),

  async removeUserFromSubscription(call) {
    const { role, handOverTo } = call.query;
    const action = role ? 'user.set-subscription-roles' : 'user.remove';
    const subscription = await call.enterSubscription(call.params.subscriptionId, action);
    await changeMember(call, subscription, async (transaction, member) => {
      if (role && handOverTo) throw problemOf(ROLE_WITH_RECEIVER);
      if (!role) {
        await requireAllowed(transaction, member, 'remove');
        const owner = { subscriptionId: member.subscription.id, userId: member.user.id };
        if (handOverTo) await handOverProjects(transaction, owner, handOverTo, call.now);
        return endMembership(transaction, member, call.now);
      }
      const code = subscriptionRoleCode(role);
      const { roles } = member.membership;
      if (code === 'SA' && roles.includes('SA')) await requireAllowed(transaction, member, 'demote');
      await updateMembership(transaction, member, { roles: roles.filter((held) => held !== code) });
    });
    return undefined;
  },

  updateSubscriptionRoles: (call) =>
    changeAndReadMember(call, async (transaction, member) => {
      await requireUnchangedRoles(transaction, member, call);
      const roles = [...new Set(call.body.subscriptionRoles.map(subscriptionRoleCode))];
      const before = member.membership.roles;
      if (before.includes('SA') && !roles.includes('SA')) await requireAllowed(transaction, member, 'demote');
      if (roles.includes('TD')) await requireSeats(transaction, member.subscription, [member.user.id]);
      await updateMembership(transaction, member, { roles });
    }),
};
