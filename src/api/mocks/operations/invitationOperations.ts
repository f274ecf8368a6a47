import { isEmail } from '@/domain/email';
import { invalidField } from '@/domain/refusal';
import { NO_SEAT_LEFT } from '@/domain/subscriptions';
import {
  INVITATION_LIMITS,
  INVITATION_NOT_SENT,
  NO_TRIAL,
  refusalOfInvitation,
  refusalOfInvitee,
  refusalOfWithdrawal,
  shortestWait,
  takesSeat,
  tooManyInvitations,
  TRIAL_IS_ADMINS,
} from '@/domain/users';
import { refusalOfInvitations } from '@/domain/subscriptions';
import type { components } from '../../../contract/platform.gen';
import { defineOperation } from '../defineOperation';
import { accessIn, roleScope, type MockCaller } from '../mockCaller';
import { notFound, problemOf, refuseIf } from '../MockProblem';
import type { MockStore } from '../mockStore';
import { toUser } from '../userViews';
import { designersOf, environmentsOf } from '../views';
import { endMembership, requireAllowed } from './memberOperations';
import { toRoleCode } from './roleRules';

type Result = components['schemas']['InvitationResult'];
type Invitation = components['schemas']['InviteUsers'];

/** Addresses whose invitation mail fails, to show the third result. */
const UNDELIVERABLE = /^undeliverable/i;

const failInvitation = (userEmail: string, detail: string): Result => ({
  userEmail,
  status: 'Failure',
  userId: null,
  detail,
});

function admit(store: MockStore, email: string, invitation: Invitation, isRepeated: boolean): Result {
  const { subscriptionId } = invitation;
  let user = store.users.find((row) => row.email.toLowerCase() === email.toLowerCase());
  const membership = store.memberships.find(
    (row) => row.userId === user?.id && row.subscriptionId === subscriptionId,
  );
  const isAddress = isEmail(email);
  const refusal = refusalOfInvitee({ isAddress, isRepeated, status: membership?.status });
  if (refusal !== undefined) return failInvitation(email, refusal);
  const roles = (invitation.environments ?? []).map((entry) => ({
    environmentId: entry.environmentId,
    role: toRoleCode(entry.userRole),
  }));
  const subscription = store.subscriptions.find(({ id }) => id === subscriptionId);
  const designers = designersOf(store, subscriptionId);
  const needsSeat = takesSeat(roles, designers.has(user?.id ?? ''));
  if (needsSeat && designers.size >= (subscription?.templateDesignerSeatsTotal ?? 0))
    return failInvitation(email, NO_SEAT_LEFT);
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
  store.removedUserIds.delete(userId);
  if (!membership) {
    const rest = { status: 'Pending' as const, roles: [], isFederated: false, invitedAt: store.now };
    store.memberships.push({ subscriptionId, userId, ...rest });
  }
  store.environmentRoles.push(...roles.map((row) => ({ ...row, userId })));
  store.groupMembers.push(...invitation.userGroupIds.map((groupId) => ({ groupId, userId })));
  if (!UNDELIVERABLE.test(email)) return { userEmail: email, status: 'Success', userId };
  return {
    userEmail: email,
    status: 'SendingPasswordResetEmailFailure',
    userId,
    detail: INVITATION_NOT_SENT,
  };
}

const { ofSubscription, ofAddress } = INVITATION_LIMITS;

/** Counts an invitation; returns the seconds to wait if it exceeds the limit. The clock of the mocks never advances. */
function countInvitation(
  { timesInvited }: MockStore,
  key: string,
  { limit, seconds }: { readonly limit: number; readonly seconds: number },
): number | undefined {
  const times = (timesInvited.get(key) ?? 0) + 1;
  timesInvited.set(key, times);
  return times > limit ? seconds : undefined;
}

/** Counts an invitation of an address; returns the seconds to wait if it was invited too often. */
const countAddress = (store: MockStore, subscriptionId: string, address: string): number | undefined =>
  countInvitation(store, `${subscriptionId} ${address}`, ofSubscription) ??
  countInvitation(store, address, ofAddress);

const failLimited = (email: string, seconds: number): Result =>
  failInvitation(email, tooManyInvitations(seconds).detail);

/** Invites one address; it fails if it was invited too often. */
export function inviteAddress(
  store: MockStore,
  invitation: Invitation,
  email: string,
  isRepeated: boolean,
): Result {
  const seconds =
    isEmail(email) && !isRepeated
      ? countAddress(store, invitation.subscriptionId, email.toLowerCase())
      : undefined;
  return seconds === undefined ? admit(store, email, invitation, isRepeated) : failLimited(email, seconds);
}

/** @throws MockProblem 429 if all addresses were invited too often. */
function invite(store: MockStore, invitation: Invitation): { invitationResults: Result[] } {
  const { subscriptionId, userEmails } = invitation;
  const addresses = new Set(userEmails.filter(isEmail).map((email) => email.toLowerCase()));
  const waits = new Map(
    [...addresses].map((address) => [address, countAddress(store, subscriptionId, address)]),
  );
  const secondsOf = (email: string) => waits.get(email.toLowerCase());
  const wait = shortestWait(userEmails.map(secondsOf));
  if (wait !== undefined) throw problemOf(tooManyInvitations(wait));
  const done = new Set<string>();
  return {
    invitationResults: userEmails.map((email): Result => {
      const seconds = secondsOf(email);
      if (seconds !== undefined) return failLimited(email, seconds);
      const isRepeated = done.has(email.toLowerCase());
      done.add(email.toLowerCase());
      return admit(store, email, invitation, isRepeated);
    }),
  };
}

/**
 * Checks that the caller may invite with these grants, and returns them without the default group.
 * @throws MockProblem 400, 403, or 409 for an inactive subscription
 */
export function requireInvitable(
  store: MockStore,
  caller: MockCaller,
  subscription: MockStore['subscriptions'][number],
  { environments = [], userGroupIds }: Pick<Invitation, 'environments' | 'userGroupIds'>,
): Required<Pick<Invitation, 'environments' | 'userGroupIds'>> {
  refuseIf(refusalOfInvitations(subscription));
  const groups = store.userGroups.filter(({ subscriptionId }) => subscriptionId === subscription.id);
  const refused = refusalOfInvitation({
    groupIds: userGroupIds,
    roles: environments.map(({ environmentId, userRole }) => ({ environmentId, role: toRoleCode(userRole) })),
    groups,
    environmentIds: new Set(environmentsOf(store, subscription.id).map(({ id }) => id)),
    administered: roleScope(store, caller, subscription),
  });
  refuseIf(refused);
  const isDefault = (id: string) => groups.find((row) => row.id === id)?.isDefault;
  return { environments, userGroupIds: userGroupIds.filter((id) => !isDefault(id)) };
}

/**
 * Withdraws an invitation with the caller's authority.
 * @throws MockProblem 403, 404 or 409
 */
export function withdrawInvitation(
  store: MockStore,
  caller: MockCaller,
  ids: { readonly userId: string; readonly subscriptionId: string },
): void {
  requireAllowed(store, caller, ids, 'withdraw-invitation');
  const subscription = store.subscriptions.find(({ id }) => id === ids.subscriptionId);
  if (!subscription) throw notFound('subscription');
  const scope = roleScope(store, caller, subscription);
  const invited = toUser(store, ids.subscriptionId, ids.userId, 'all');
  refuseIf(refusalOfWithdrawal(invited, scope));
  endMembership(store, ids);
}

/** Invitations. */
export const invitationOperations = [
  defineOperation(
    'post',
    '/users/invitations',
    200,
    ({ store, enterSubscription, caller: getCaller, body }) => {
      const caller = getCaller();
      if (body.userEmails.length === 0 || body.userEmails.length > 10) {
        throw problemOf(invalidField('userEmails', 'must hold between one and ten addresses'));
      }
      const subscription = enterSubscription(body.subscriptionId);
      const grants = requireInvitable(store, caller, subscription, body);
      return invite(store, { ...body, ...grants, subscriptionId: subscription.id });
    },
  ),

  defineOperation('post', '/users/invitations/trial', 200, ({ store, caller: getCaller, body }) => {
    const caller = getCaller();
    const { flags } = accessIn(store, caller, store.subscriptions[0]!);
    if (!flags.hasFullAccess && !flags.isAnySubscriptionAdmin) {
      throw problemOf(TRIAL_IS_ADMINS);
    }
    const trial = store.environments.find(({ type }) => type === 'trial');
    if (!trial) throw problemOf(NO_TRIAL);
    const environments = [{ environmentId: trial.id, userRole: 'EU' as const }];
    const { subscriptionId } = trial;
    return invite(store, { userEmails: [body.email], environments, userGroupIds: [], subscriptionId });
  }),

  defineOperation(
    'delete',
    '/users/{userId}/invitations',
    204,
    ({ store, caller, enterSubscription, path, query }) => {
      const { id: subscriptionId } = enterSubscription(query.subscriptionId);
      withdrawInvitation(store, caller(), { userId: path.userId, subscriptionId });
      return undefined;
    },
  ),
];
