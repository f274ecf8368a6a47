import { useCallback } from 'react';
import { isAllowed } from '@/domain/access';
import type { PathId } from '@/domain/paths';
import { useStartUp } from '../configuration/ConfigurationContext';
import { routesWith } from '../routeTable/routeTable';
import { useWorkspace } from './WorkspaceContext';

/** Whether a page of the current environment exists and the reader may open it. */
export function useMayOpenPage(): (page: PathId) => boolean {
  const { featureFlags } = useStartUp();
  const { access } = useWorkspace();
  return useCallback(
    (page) => {
      const route = routesWith(featureFlags).find(({ id }) => id === page);
      return route !== undefined && isAllowed(route.rule, access);
    },
    [featureFlags, access],
  );
}
