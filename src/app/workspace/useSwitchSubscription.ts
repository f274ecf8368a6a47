import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { environmentQueries } from '@/api/environments';
import type { PlatformApi } from '@/api/http';
import type { Environment, Subscription } from '@/api/types';
import { isAllowed, type Permissions } from '@/domain/access';
import { afterSubscriptionSwitch } from '@/domain/workspace';
import { placeIn } from './placeIn';
import { findRoute } from './routeContext';
import type { Workspace } from './Workspace';
import { workspaceMemory } from './workspaceMemory';

interface SwitchSettings {
  api: PlatformApi;
  subscriptions: readonly Subscription[];
  permissions: Permissions;
  /** Told the id of the subscription that is current from now on; stable. */
  onSwitch: (subscriptionId: string) => void;
}

/**
 * How another subscription becomes current, see {@link Workspace.switchSubscription}. Of several switches the one asked for
 * last is made, however late the others are answered; it is made on the page that is open by then.
 */
export function useSwitchSubscription(settings: SwitchSettings): Workspace['switchSubscription'] {
  const { api, subscriptions, permissions, onSwitch } = settings;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const present = useRef(location);
  useEffect(() => {
    present.current = location;
  }, [location]);
  const asked = useRef(0);

  return useCallback(
    async (subscriptionId) => {
      const next = subscriptions.find(({ guid }) => guid === subscriptionId);
      if (!next) return;
      asked.current += 1;
      const turn = asked.current;
      const environments = await queryClient
        .fetchQuery(environmentQueries(api).list({ subscriptionId }))
        .catch((): Environment[] => []);
      if (turn !== asked.current) return;
      const { pathname, search, hash } = present.current;
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
      onSwitch(next.guid);
      await navigate(`${target}${kept}`);
    },
    [api, navigate, onSwitch, permissions, queryClient, subscriptions],
  );
}
