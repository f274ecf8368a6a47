import { queryOptions } from '@tanstack/react-query';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import { getUserGroup, listGroupUsers, listUserGroups } from './calls';

const keys = queryKeys.userGroups;

/** Queries of user groups. */
export function userGroupQueries(api: PlatformApi) {
  return {
    list: (subscriptionId: string) =>
      queryOptions({
        queryKey: keys.list({ subscriptionId }),
        queryFn: ({ signal }) => listUserGroups(api, subscriptionId, { signal }),
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: keys.detail(id),
        queryFn: ({ signal }) => getUserGroup(api, id, { signal }),
      }),
    /** The members of the group. */
    users: (id: string) =>
      queryOptions({
        queryKey: keys.detail(id, 'users'),
        queryFn: ({ signal }) => listGroupUsers(api, id, { signal }),
      }),
  };
}
