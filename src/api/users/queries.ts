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

/** What can be read of users. */
export function userQueries(api: PlatformApi) {
  return {
    /** The signed-in user. */
    me: () => queryOptions({ queryKey: keys.detail('me'), queryFn: ({ signal }) => getMe(api, { signal }) }),
    /** What the signed-in user holds, own roles and those through groups together. */
    permissions: () =>
      queryOptions({
        queryKey: keys.detail('me', 'permissions'),
        queryFn: ({ signal }) => getMyPermissions(api, { signal }),
      }),
    /** Invitations the signed-in user has not answered; `null` where the platform has no such thing. */
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
    /** Items in the subscription that belong to one person. */
    ownedItems: (membership: Membership) =>
      queryOptions({
        queryKey: keys.detail(membership.userId, membership.subscriptionId, 'owned-items'),
        queryFn: ({ signal }) => getOwnedItems(api, membership, { signal }),
      }),
    /** Items of people who were removed from the subscription. */
    leftovers: (subscriptionId: string) =>
      queryOptions({
        queryKey: keys.detail('leftovers', subscriptionId),
        queryFn: ({ signal }) => listLeftovers(api, subscriptionId, { signal }),
      }),
    /** The groups of the subscription the user is in. */
    groups: (membership: Membership) =>
      queryOptions({
        queryKey: keys.detail(membership.userId, membership.subscriptionId, 'groups'),
        queryFn: ({ signal }) => listGroupsOfUser(api, membership, { signal }),
      }),
  };
}
