import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { environmentQueries } from '@/api/environments';
import type { Environment, User, UserGroup } from '@/api/types';
import { userGroupQueries } from '@/api/user-groups';
import { parseRoles, readRoleEntries, type GroupHolding, type Holder } from '@/domain/access';
import { parseUserStatus } from '@/domain/users';
import { useApi } from '@/product/FeatureContext';

/** The environments and groups that users refer to; empty while loading. */
export interface Directory {
  readonly environments: readonly Environment[];
  readonly groups: readonly UserGroup[];
  /** The groups in the form for rules. */
  readonly holdings: readonly GroupHolding[];
  /** The underlying reads, for showing failures. */
  readonly reads: readonly { readonly error: Error | null; readonly refetch: () => unknown }[];
}

/** Loads the environments and groups of a subscription that the reader may see; stable between changes. */
export function useDirectory(subscriptionId: string): Directory {
  const api = useApi();
  const {
    data: environments,
    error: environmentsError,
    refetch: refetchEnvironments,
  } = useQuery(environmentQueries(api).list({ subscriptionId }));
  const {
    data: groups,
    error: groupsError,
    refetch: refetchGroups,
  } = useQuery(userGroupQueries(api).list(subscriptionId));
  return useMemo(
    () => ({
      environments: environments ?? [],
      groups: groups ?? [],
      holdings: (groups ?? []).map(({ id, isDefault, environmentRoles }) => ({
        id,
        isDefault,
        roles: readRoleEntries(environmentRoles),
      })),
      reads: [
        { error: environmentsError, refetch: refetchEnvironments },
        { error: groupsError, refetch: refetchGroups },
      ],
    }),
    [environments, environmentsError, groups, groupsError, refetchEnvironments, refetchGroups],
  );
}

/** Converts a user to the form for rules. */
export function toHolder(user: User): Holder {
  return {
    isActive: parseUserStatus(user.status) === 'Active',
    hasFullAccess: user.hasFullAccess,
    subscriptionRoles: parseRoles(user.subscriptionRoles),
    environmentRoles: readRoleEntries(user.environmentRoles),
    groupIds: user.userGroupIds,
  };
}

/** Whether a user is admin of the whole subscription. */
export function isSubscriptionAdmin(user: Pick<User, 'subscriptionRoles'>): boolean {
  return parseRoles(user.subscriptionRoles).includes('SubscriptionAdmin');
}

/** Converts a user to the form for rules on member changes. */
export function toMember(user: User) {
  return { id: user.id, status: user.status, isSubscriptionAdmin: isSubscriptionAdmin(user), user };
}

/** Counts the active subscription admins. */
export function countActiveAdmins(users: readonly User[] | undefined): number {
  return (users ?? []).filter(
    (user) => parseUserStatus(user.status) === 'Active' && isSubscriptionAdmin(user),
  ).length;
}
