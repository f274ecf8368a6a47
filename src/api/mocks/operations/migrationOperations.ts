import { notTheirAddress } from '@/domain/users';
import { defineOperation } from '../defineOperation';
import { MockProblem, notFound, problemOf } from '../MockProblem';
import type { MockStore } from '../mockStore';
import { rename } from './userOperations';

/** The mocks can't know the secret, so any signature of the right form is valid. */
function requireSignature(headers: Headers): void {
  const isSigned =
    /^[0-9a-f]{64}$/.test(headers.get('signature') ?? '') &&
    /^\d+$/.test(headers.get('signature-timestamp') ?? '');
  if (!isSigned) throw new MockProblem(401, 'The link is not valid or has expired.');
}

function requireUser(store: MockStore, userId: string) {
  const user = store.users.find(({ id }) => id === userId);
  if (!user) throw notFound('user');
  return user;
}

/** The number of checks after which an address is verified. */
const VERIFIED_BY = 3;

/** Returns whether the address is verified; since no mails are sent, that happens after some checks. */
function isVerifiedByNow(store: MockStore, userId: string): boolean {
  const user = requireUser(store, userId);
  const times = (store.timesAskedForVerification.get(userId) ?? 0) + 1;
  store.timesAskedForVerification.set(userId, times);
  if (times >= VERIFIED_BY) user.isEmailVerified = true;
  return user.isEmailVerified;
}

/** Signed calls, authorised by a link instead of a token. */
export const migrationOperations = [
  defineOperation('post', '/users/{userId}/enable-federation', 204, ({ store, path, headers, body }) => {
    requireSignature(headers);
    const user = requireUser(store, path.userId);
    if (body.email && body.email.toLowerCase() !== user.email.toLowerCase()) {
      throw problemOf(notTheirAddress('email'));
    }
    user.isFederated = true;
    user.externalUserId = body.newUserId;
    user.firstName = body.firstName?.trim() ?? user.firstName;
    user.lastName = body.lastName?.trim() ?? user.lastName;
    for (const membership of store.memberships) {
      if (membership.userId === user.id) membership.isFederated = true;
    }
    return undefined;
  }),

  defineOperation('post', '/users/{userId}/federated-groups', 200, ({ store, path, headers, body }) => {
    requireSignature(headers);
    const user = requireUser(store, path.userId);
    if (body.userEmail.toLowerCase() !== user.email.toLowerCase()) {
      throw problemOf(notTheirAddress('userEmail'));
    }
    const subscriptionIds = store.memberships
      .filter(({ userId, isFederated }) => userId === user.id && isFederated)
      .map(({ subscriptionId }) => subscriptionId);
    const groups = store.userGroups.filter(
      ({ subscriptionId, externalId }) => externalId !== null && subscriptionIds.includes(subscriptionId),
    );
    const chosen = groups.filter(
      ({ externalId }) => externalId !== null && body.groupIds.includes(externalId),
    );
    const ids = new Set(groups.map(({ id }) => id));
    store.groupMembers = [
      ...store.groupMembers.filter(({ groupId, userId }) => userId !== user.id || !ids.has(groupId)),
      ...chosen.map(({ id }) => ({ groupId: id, userId: user.id })),
    ];
    const groupIds = chosen.flatMap(({ externalId }) => externalId ?? []);
    return { groupIds, userEmail: user.email, userId: user.id };
  }),

  defineOperation('post', '/users/manage/add', 200, ({ store, headers, body }) => {
    requireSignature(headers);
    const known = store.users.find(({ email }) => email.toLowerCase() === body.email.toLowerCase());
    if (known) return { userId: known.id };
    const id = store.nextId('user');
    store.users.push({
      id,
      email: body.email.toLowerCase(),
      firstName: body.firstName.trim(),
      lastName: body.lastName.trim(),
      hasFullAccess: false,
      isFederated: false,
      externalUserId: null,
      isEmailVerified: false,
      lastSeenAt: null,
      createdAt: store.now,
    });
    return { userId: id };
  }),

  defineOperation('get', '/users/{userId}/manage/email-status', 200, ({ store, path, headers }) => {
    requireSignature(headers);
    return { isEmailVerified: isVerifiedByNow(store, path.userId) };
  }),

  defineOperation('put', '/users/{userId}/manage/update', 204, ({ store, path, headers, body }) => {
    requireSignature(headers);
    return rename(store, path.userId, body);
  }),
];
