import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { environmentQueries } from '@/api/environments';
import { ResponseError } from '@/api/http';
import { subscriptionQueries } from '@/api/subscriptions';
import type { AuthenticatedUser } from '@/api/types';
import { userQueries } from '@/api/users';
import { hasUserScope, NO_PERMISSIONS, parsePermissions } from '@/domain/access';
import { chooseSubscription, environmentFailure } from '@/domain/workspace';
import { useApi } from '@/product/FeatureContext';
import { addressedPlace } from './addressedPlace';
import { subscriptionContext } from './subscriptionContext';
import { useSwitchSubscription } from './useSwitchSubscription';
import { workspaceMemory } from './workspaceMemory';
import type { WorkspaceState } from './Workspace';

/**
 * Loads the workspace in the order of section 4. Permissions come first, because without a role no subscription or
 * environment is loaded; then the subscriptions, the route's environment, and the environments of the current
 * subscription.
 */
export function useWorkspaceState(user: AuthenticatedUser): WorkspaceState {
  const api = useApi();
  const queryClient = useQueryClient();
  const [pickedId, setPickedId] = useState(workspaceMemory.subscriptionId);

  const permissionsQuery = useQuery(userQueries(api).permissions());
  const permissions = useMemo(
    () => (permissionsQuery.data ? parsePermissions(permissionsQuery.data) : NO_PERMISSIONS),
    [permissionsQuery.data],
  );
  const hasRole = hasUserScope(permissions);
  const addressed = addressedPlace(useLocation(), pickedId);
  const routeEnvironmentId = addressed.environmentId;

  const subscriptionsQuery = useQuery({ ...subscriptionQueries(api).list(), enabled: hasRole });
  const detailQuery = useQuery({
    ...environmentQueries(api).detail(routeEnvironmentId ?? ''),
    enabled: hasRole && routeEnvironmentId !== undefined,
  });

  const subscriptions = useMemo(() => subscriptionsQuery.data ?? [], [subscriptionsQuery.data]);
  const requestedId = routeEnvironmentId ? detailQuery.data?.subscriptionId : addressed.requestedId;
  const choice = chooseSubscription({
    subscriptions,
    requestedId,
    storedSubscriptionId: pickedId,
    storedClientId: workspaceMemory.clientId(),
  });
  const subscription = choice.state === 'success' ? choice.subscription : undefined;
  // The subscription from an address stays current on pages opened from there.
  if (subscription && requestedId && subscription.guid !== pickedId) setPickedId(subscription.guid);

  // The stored subscription is almost always the current one: its environments load in parallel with the list of
  // subscriptions.
  const likelyId = subscriptionsQuery.isPending ? addressed.likelyId : null;
  const environmentsOf = subscription?.guid ?? likelyId;
  const environmentsQuery = useQuery({
    ...environmentQueries(api).list({ subscriptionId: environmentsOf ?? '' }),
    enabled: hasRole && Boolean(environmentsOf),
  });

  useEffect(() => {
    if (subscription) workspaceMemory.rememberSubscription(subscription);
  }, [subscription]);
  const openedId = detailQuery.data?.guid;
  useEffect(() => {
    if (openedId) workspaceMemory.rememberEnvironment(openedId);
  }, [openedId]);

  const switchSubscription = useSwitchSubscription({
    api,
    subscriptions,
    permissions,
    onSwitch: setPickedId,
  });

  const { data: environmentList, error: environmentsError, refetch: refetchEnvironments } = environmentsQuery;
  const isListUnknown = hasRole && Boolean(environmentsOf) && environmentList === undefined;
  const environmentsProblem = useMemo(
    () => (isListUnknown ? { error: environmentsError, retry: () => void refetchEnvironments() } : undefined),
    [environmentsError, isListUnknown, refetchEnvironments],
  );
  const place = useMemo(
    () => subscriptionContext(subscription, environmentList ?? [], permissions, routeEnvironmentId),
    [subscription, environmentList, permissions, routeEnvironmentId],
  );
  const environmentDetail = routeEnvironmentId ? detailQuery.data : undefined;
  const workspace = useMemo(
    () => ({
      user,
      subscriptions,
      subscription,
      environmentDetail,
      switchSubscription,
      environmentsProblem,
      ...place,
    }),
    [user, subscriptions, subscription, environmentDetail, switchSubscription, environmentsProblem, place],
  );

  const retry = () =>
    void queryClient.refetchQueries({ predicate: (query) => query.state.status === 'error' });
  // Earlier data stays valid when a refetch fails, except for a deleted environment.
  if (permissionsQuery.isLoadingError) return { state: 'error', error: permissionsQuery.error, retry };
  if (subscriptionsQuery.isLoadingError) return { state: 'error', error: subscriptionsQuery.error, retry };
  if (permissionsQuery.isPending) return { state: 'loading' };
  if (!hasRole) return { state: 'success', workspace };
  if (detailQuery.isError) {
    const { error, isLoadingError } = detailQuery;
    const failure = environmentFailure(error instanceof ResponseError ? error.status : undefined);
    if (failure.state !== 'error') return failure;
    if (isLoadingError) return { state: 'error', error, retry };
  }
  if (subscriptionsQuery.isPending || (routeEnvironmentId && detailQuery.isPending))
    return { state: 'loading' };
  if (choice.state === 'resource_not_found') return choice;
  // A list that failed to load counts as empty (section 7); the page with the retry must stay.
  const isWaiting = environmentsQuery.isPending && environmentsQuery.errorUpdateCount === 0;
  if (choice.state === 'success' && isWaiting) return { state: 'loading' };
  return { state: 'success', workspace };
}
