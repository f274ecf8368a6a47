import { queryOptions } from '@tanstack/react-query';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import {
  getMe,
  getMyPermissions,
  getSubscriptionUser,
  listGroupsOfUser,
  listMyInvitations,
  listSubscriptionUsers,
  type Membership,
} from './calls';
import { getOwnedItems, listLeftovers } from './ownedItems';

const keys = queryKeys.users;

/** Queries of users. */
export function userQueries(api: PlatformApi) {
  return {
    /** The signed-in user. */
    me: () => queryOptions({ queryKey: keys.detail('me'), queryFn: ({ signal }) => getMe(api, { signal }) }),
    /** The effective roles of the signed-in user, including those of groups. */
    permissions: () =>
      queryOptions({
        queryKey: keys.detail('me', 'permissions'),
        queryFn: ({ signal }) => getMyPermissions(api, { signal }),
      }),
    /** Pending invitations of the signed-in user; `null` from a platform without this call. */
    myInvitations: () =>
      queryOptions({
        queryKey: keys.detail('me', 'invitations'),
        queryFn: ({ signal }) => listMyInvitations(api, { signal }),
      }),
    /** All users of a subscription. */
    list: (subscriptionId: string) =>
      queryOptions({
        queryKey: keys.list({ subscriptionId }),
        queryFn: ({ signal }) => listSubscriptionUsers(api, subscriptionId, { signal }),
      }),
    detail: (membership: Membership) =>
      queryOptions({
        queryKey: keys.detail(membership.userId, membership.subscriptionId),
        queryFn: ({ signal }) => getSubscriptionUser(api, membership, { signal }),
      }),
    /** Items of one person in the subscription. */
    ownedItems: (membership: Membership) =>
      queryOptions({
        queryKey: keys.detail(membership.userId, membership.subscriptionId, 'owned-items'),
        queryFn: ({ signal }) => getOwnedItems(api, membership, { signal }),
      }),
    /** Items of people removed from the subscription. */
    leftovers: (subscriptionId: string) =>
      queryOptions({
        queryKey: keys.detail('leftovers', subscriptionId),
        queryFn: ({ signal }) => listLeftovers(api, subscriptionId, { signal }),
      }),
    /** The user's groups in the subscription. */
    groups: (membership: Membership) =>
      queryOptions({
        queryKey: keys.detail(membership.userId, membership.subscriptionId, 'groups'),
        queryFn: ({ signal }) => listGroupsOfUser(api, membership, { signal }),
      }),
  };
}
