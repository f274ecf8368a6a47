import { isEmail } from '@/domain/email';
import { refusalOfWithdrawal } from '@/domain/user';
import type { components } from '../../contract/platform.gen';
import { defineOperation } from '../defineOperation';
import { accessIn, authorize, requireSubscription, visibleRoleScope } from '../mockCaller';
import { conflict, forbidden, invalid } from '../MockProblem';
import type { MockStore } from '../mockStore';
import { toUser } from '../userViews';
import { designersOf } from '../views';
import { endMembership, requireAllowed, requireMember } from './memberOperations';
import { requireInScope, requireOwnEnvironments, toRoleCode } from './roleRules';

type Result = components['schemas']['InvitationResult'];
type Invitation = components['schemas']['InviteUsers'];

/** An address that fails the mail that belongs to an invitation, so that the third outcome can be seen. */
const UNDELIVERABLE = /^undeliverable/i;

function admit(store: MockStore, subscriptionId: string, email: string, invitation: Invitation): Result {
  const failed = (detail: string): Result => ({ userEmail: email, status: 'Failure', userId: null, detail });
  if (!isEmail(email)) return failed('This is no email address.');
  let user = store.users.find((row) => row.email.toLowerCase() === email.toLowerCase());
  const membership = store.memberships.find(
    (row) => row.userId === user?.id && row.subscriptionId === subscriptionId,
  );
  if (membership && membership.status !== 'Pending') return failed('This user is a member already.');
  const roles = (invitation.environments ?? []).map((entry) => ({
    environmentId: entry.environmentId,
    role: toRoleCode(entry.userRole),
  }));
  const subscription = store.subscriptions.find(({ id }) => id === subscriptionId);
  const designers = designersOf(store, subscriptionId);
  const takesSeat = roles.some(({ role }) => role === 'TD') && !designers.has(user?.id ?? '');
  if (takesSeat && designers.size >= (subscription?.templateDesignerSeatsTotal ?? 0)) {
    return failed('All template designer seats are used.');
  }
  if (!user) {
    user = {
      id: store.nextId('user'),
      email: email.toLowerCase(),
      firstName: null,
      lastName: null,
      hasFullAccess: false,
      isFederated: false,
      externalUserId: null,
      isEmailVerified: false,
      lastSeenAt: null,
      createdAt: store.now,
    };
    store.users.push(user);
  }
  const userId = user.id;
  if (!membership) {
    const rest = { status: 'Pending' as const, roles: [], isFederated: false, invitedAt: store.now };
    store.memberships.push({ subscriptionId, userId, ...rest });
  }
  store.environmentRoles.push(...roles.map((row) => ({ ...row, userId })));
  store.groupMembers.push(...invitation.userGroupIds.map((groupId) => ({ groupId, userId })));
  if (!UNDELIVERABLE.test(email)) return { userEmail: email, status: 'Success', userId };
  const detail = 'The user was added, but the mail could not be sent. Invite again to send it once more.';
  return { userEmail: email, status: 'SendingPasswordResetEmailFailure', userId, detail };
}

/** The calls on invitations. */
export const invitationOperations = [
  defineOperation('post', '/users/invitations', 200, ({ store, caller: getCaller, body }) => {
    const caller = getCaller();
    if (body.userEmails.length === 0 || body.userEmails.length > 10) {
      throw invalid('userEmails', 'must hold between one and ten addresses');
    }
    const subscription = requireSubscription(store, caller, body.subscriptionId);
    authorize(store, caller, 'user.invite', subscription);
    const scope = visibleRoleScope(store, caller, subscription);
    const groups = store.userGroups.filter(({ subscriptionId }) => subscriptionId === subscription.id);
    for (const id of body.userGroupIds) {
      const group = groups.find((row) => row.id === id);
      if (!group) throw invalid('userGroupIds', 'A group is not part of the subscription.');
      if (scope !== 'all' && !group.isDefault) {
        throw forbidden('Only a subscription admin adds users to groups.');
      }
    }
    const entries = body.environments ?? [];
    requireOwnEnvironments(store, subscription, entries, 'environments');
    requireInScope(entries, scope, 'You may invite only into environments you administer.');
    if (scope !== 'all' && entries.some(({ userRole }) => toRoleCode(userRole) === 'TD')) {
      throw forbidden('Only a subscription admin assigns template designer seats.');
    }
    const userGroupIds = body.userGroupIds.filter((id) => !groups.find((row) => row.id === id)?.isDefault);
    const invitation = { ...body, userGroupIds };
    const done = new Set<string>();
    const invitationResults = body.userEmails.map((email): Result => {
      const key = email.toLowerCase();
      if (done.has(key)) {
        const detail = 'This address is given twice.';
        return { userEmail: email, status: 'Failure', userId: null, detail };
      }
      done.add(key);
      return admit(store, subscription.id, email, invitation);
    });
    return { invitationResults };
  }),

  defineOperation('post', '/users/invitations/trial', 200, ({ store, caller: getCaller, body }) => {
    const caller = getCaller();
    const { flags } = accessIn(store, caller, store.subscriptions[0]!);
    if (!flags.hasFullAccess && !flags.isAnySubscriptionAdmin) {
      throw forbidden('Only a subscription admin invites to the trial.');
    }
    const trial = store.environments.find(({ type }) => type === 'trial');
    if (!trial) throw conflict('This platform has no trial environment.');
    const environments = [{ environmentId: trial.id, userRole: 'EU' as const }];
    const subscriptionId = trial.subscriptionId;
    const invitation = { userEmails: [body.email], environments, userGroupIds: [], subscriptionId };
    return { invitationResults: [admit(store, subscriptionId, body.email, invitation)] };
  }),

  defineOperation(
    'delete',
    '/users/{userId}/invitations',
    204,
    ({ store, caller: getCaller, path, query }) => {
      const caller = getCaller();
      const ids = { userId: path.userId, subscriptionId: query.subscriptionId };
      requireMember(store, caller, ids, 'user.withdraw-invitation');
      requireAllowed(store, caller, ids, 'withdraw-invitation');
      const subscription = requireSubscription(store, caller, ids.subscriptionId);
      const scope = visibleRoleScope(store, caller, subscription);
      const invited = toUser(store, ids.subscriptionId, ids.userId, 'all');
      const refusal = scope === 'all' ? undefined : refusalOfWithdrawal(invited, scope);
      if (refusal) throw forbidden(refusal);
      endMembership(store, ids);
      return undefined;
    },
  ),
];
