import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useContext, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { environmentQueries } from '@/api/environments';
import type { PlatformApi } from '@/api/http';
import type { Environment, Subscription } from '@/api/types';
import { isAllowed, type Permissions } from '@/domain/access';
import { afterSubscriptionSwitch } from '@/domain/workspace';
import { UnsavedChangesContext } from '@/product/UnsavedChanges';
import { subscriptionContext } from './subscriptionContext';
import { findRoute } from './routeContext';
import type { Workspace } from './Workspace';
import { workspaceMemory } from './workspaceMemory';

/** Parts of an address whose values are of one subscription; in another they would name nothing, or mislead. */
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
  /** Called with the id of the subscription that is current from now on; stable. */
  onSwitch: (subscriptionId: string) => void;
}

/**
 * How another subscription becomes current, see {@link Workspace.switchSubscription}. Of several switches the one asked for
 * last is made, however late the others are answered; it is made on the page that is open by then, and not at all if the
 * reader would rather keep what is unsaved there.
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
      // One's own account is the same in every subscription.
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
      // A page the switch closes is left before it: once denied, it would lead the reader elsewhere.
      await navigate(`${target}${kept}`);
      workspaceMemory.rememberSubscription(next);
      startTransition(() => onSwitch(next.guid));
    },
    [api, mayDiscard, navigate, onSwitch, permissions, queryClient, subscriptions],
  );
}
