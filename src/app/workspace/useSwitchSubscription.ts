import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useContext, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { environmentQueries } from '@/api/environments';
import type { PlatformApi } from '@/api/http';
import type { Environment, Subscription } from '@/api/types';
import { isAllowed, type Permissions } from '@/domain/access';
import { afterSubscriptionSwitch } from '@/domain/workspace';
import { UnsavedChangesContext } from '@/product/UnsavedChangesContext';
import { subscriptionContext } from './subscriptionContext';
import { findRoute } from './routeContext';
import type { Workspace } from './Workspace';
import { workspaceMemory } from './workspaceMemory';

/** Query parameters with values of one subscription, which are invalid in another. */
const OF_ONE_SUBSCRIPTION = [
  'subscriptionId',
  'environment',
  'in',
  'price-book',
  'filter.environment',
  'filter.group',
  'view',
];

interface SwitchSettings {
  api: PlatformApi;
  subscriptions: readonly Subscription[];
  permissions: Permissions;
  /** Called with the id of the new current subscription; stable. */
  onSwitch: (subscriptionId: string) => void;
}

/**
 * Switches the current subscription, see {@link Workspace.switchSubscription}. Of several switches only the last one
 * takes effect, whatever the order of responses. It applies to the page open at that time, and is cancelled if the
 * reader keeps unsaved changes there.
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
  const { mayDiscard } = useContext(UnsavedChangesContext);

  return useCallback(
    async (subscriptionId) => {
      const next = subscriptions.find(({ guid }) => guid === subscriptionId);
      if (!next) return;
      asked.current += 1;
      const turn = asked.current;
      const environments = await queryClient
        .fetchQuery(environmentQueries(api).list({ subscriptionId }))
        .catch((): Environment[] => []);
      const isOutdated = () => turn !== asked.current;
      if (isOutdated()) return;
      // The account page is the same in every subscription.
      if (findRoute(present.current.pathname)?.id !== 'my-account' && !(await mayDiscard())) return;
      if (isOutdated()) return;
      const { pathname, search, hash } = present.current;
      const { access } = subscriptionContext(next, environments, permissions, undefined);
      const route = findRoute(pathname);
      const target = afterSubscriptionSwitch({
        path: pathname,
        mayOpenPath: route !== undefined && isAllowed(route.rule, access),
        environmentIds: environments.map(({ guid }) => guid),
      });
      const query = new URLSearchParams(search);
      for (const name of OF_ONE_SUBSCRIPTION) query.delete(name);
      const kept = target === pathname ? `${query.size > 0 ? `?${query}` : ''}${hash}` : '';
      // Leaves a page that the switch closes first: once denied, it would redirect elsewhere.
      await navigate(`${target}${kept}`);
      workspaceMemory.rememberSubscription(next);
      startTransition(() => onSwitch(next.guid));
    },
    [api, mayDiscard, navigate, onSwitch, permissions, queryClient, subscriptions],
  );
}
