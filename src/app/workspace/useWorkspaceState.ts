import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { environmentQueries } from '@/api/environments';
import { ResponseError } from '@/api/http';
import { subscriptionQueries } from '@/api/subscriptions';
import type { AuthenticatedUser, Environment, Subscription } from '@/api/types';
import { userQueries } from '@/api/users';
import {
  deriveAccess,
  hasUserScope,
  isAllowed,
  NO_PERMISSIONS,
  parsePermissions,
  visibleEnvironments,
  type Access,
  type Permissions,
} from '@/domain/access';
import {
  afterSubscriptionSwitch,
  chooseEnvironment,
  chooseSubscription,
  environmentFailure,
} from '@/domain/workspace';
import { useApi } from '../api/ApiContext';
import { environmentIdOf, findRoute } from './routeContext';
import { workspaceMemory } from './workspaceMemory';
import type { WorkspaceState } from './Workspace';

interface Place {
  access: Access;
  environments: readonly Environment[];
  environment: Environment | undefined;
}

/** What the user may do in a subscription, and the environment that is current there. */
function placeIn(
  subscription: Subscription | undefined,
  all: readonly Environment[],
  permissions: Permissions,
  routeEnvironmentId: string | undefined,
): Place {
  const facts = {
    subscriptionId: subscription?.guid,
    isGraFxPricebook: subscription?.isGraFxPricebook ?? false,
    subscriptionEnvironmentIds: all.map(({ guid }) => guid),
  };
  const environments = visibleEnvironments(all, deriveAccess(permissions, facts));
  const environment =
    environments.find(({ guid }) => guid === routeEnvironmentId) ??
    chooseEnvironment({ environments, permissions, lastOpenedId: workspaceMemory.lastEnvironmentId() });
  const environmentId = routeEnvironmentId ?? environment?.guid;
  return { access: deriveAccess(permissions, { ...facts, environmentId }), environments, environment };
}

/**
 * Loads the workspace in the order of section 4: permissions first, because without a role no subscription or
 * environment is asked for; then the subscriptions, the environment of the route, and the environments of the
 * subscription that is current.
 */
export function useWorkspaceState(user: AuthenticatedUser): WorkspaceState {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [pickedId, setPickedId] = useState(workspaceMemory.subscriptionId);

  const permissionsQuery = useQuery(userQueries(api).permissions());
  const permissions = useMemo(
    () => (permissionsQuery.data ? parsePermissions(permissionsQuery.data) : NO_PERMISSIONS),
    [permissionsQuery.data],
  );
  const hasRole = permissionsQuery.isSuccess && hasUserScope(permissions);
  const routeEnvironmentId = environmentIdOf(pathname);

  const subscriptionsQuery = useQuery({ ...subscriptionQueries(api).list(), enabled: hasRole });
  const detailQuery = useQuery({
    ...environmentQueries(api).detail(routeEnvironmentId ?? ''),
    enabled: hasRole && routeEnvironmentId !== undefined,
  });

  const subscriptions = useMemo(() => subscriptionsQuery.data ?? [], [subscriptionsQuery.data]);
  const requestedId = routeEnvironmentId
    ? detailQuery.data?.subscriptionId
    : new URLSearchParams(search).get('subscriptionId');
  const choice = chooseSubscription({
    subscriptions,
    requestedId,
    storedSubscriptionId: pickedId,
    storedClientId: workspaceMemory.clientId(),
  });
  const subscription = choice.state === 'success' ? choice.subscription : undefined;

  // The stored subscription is almost always the one: its environments are asked for beside the list of subscriptions.
  const isStoredLikely = subscriptionsQuery.isPending && !requestedId && !routeEnvironmentId;
  const environmentsOf = subscription?.guid ?? (isStoredLikely ? pickedId : null);
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

  const switchSubscription = useCallback(
    async (subscriptionId: string) => {
      const next = subscriptions.find(({ guid }) => guid === subscriptionId);
      if (!next) return;
      const environments = await queryClient
        .fetchQuery(environmentQueries(api).list({ subscriptionId }))
        .catch((): Environment[] => []);
      const { access } = placeIn(next, environments, permissions, undefined);
      const route = findRoute(pathname);
      const target = afterSubscriptionSwitch({
        path: pathname,
        mayOpenPath: route !== undefined && isAllowed(route.rule, access),
        environmentIds: environments.map(({ guid }) => guid),
      });
      const query = new URLSearchParams(search);
      query.delete('subscriptionId');
      const kept = target === pathname ? `${query.size > 0 ? `?${query}` : ''}${hash}` : '';
      workspaceMemory.rememberSubscription(next);
      setPickedId(next.guid);
      await navigate(`${target}${kept}`);
    },
    [api, hash, navigate, pathname, permissions, queryClient, search, subscriptions],
  );

  const environmentList = environmentsQuery.data;
  const place = useMemo(
    () => placeIn(subscription, environmentList ?? [], permissions, routeEnvironmentId),
    [subscription, environmentList, permissions, routeEnvironmentId],
  );
  const environmentDetail = routeEnvironmentId ? detailQuery.data : undefined;
  const workspace = useMemo(
    () => ({ user, subscriptions, subscription, environmentDetail, switchSubscription, ...place }),
    [user, subscriptions, subscription, environmentDetail, switchSubscription, place],
  );

  const retry = () =>
    void queryClient.refetchQueries({ predicate: (query) => query.state.status === 'error' });
  if (permissionsQuery.isError || subscriptionsQuery.isError) return { state: 'error', retry };
  if (permissionsQuery.isPending) return { state: 'loading' };
  if (!hasRole) return { state: 'success', workspace };
  if (detailQuery.isError) {
    const failure = environmentFailure(
      detailQuery.error instanceof ResponseError ? detailQuery.error.status : undefined,
    );
    return failure.state === 'error' ? { state: 'error', retry } : failure;
  }
  if (subscriptionsQuery.isPending || (routeEnvironmentId && detailQuery.isPending))
    return { state: 'loading' };
  if (choice.state === 'resource_not_found') return choice;
  if (choice.state === 'success' && environmentsQuery.isPending) return { state: 'loading' };
  return { state: 'success', workspace };
}
