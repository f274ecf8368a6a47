import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { findRoute } from './routeContext';
import { useWorkspace } from './WorkspaceContext';

const NAME = 'subscriptionId';

/** Pages outside environments that are the same in every subscription. */
const OF_NO_SUBSCRIPTION = ['my-account', 'my-activity', 'invitations'];

const withoutName = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete(NAME);
  return query.toString();
};

/**
 * Names the current subscription in the address of a page that depends on it, so that whoever gets the link, or goes
 * back to it, sees the same. Behind the router's back: it has nothing to draw anew. A router that is not over the address
 * of the browser is left alone.
 */
export function useNamedSubscription(): void {
  const { subscription } = useWorkspace();
  const { pathname, search, hash } = useLocation();
  const id = subscription?.guid;
  useEffect(() => {
    const { location, history } = window;
    const isOver = location.pathname === pathname && withoutName(location.search) === withoutName(search);
    const route = findRoute(pathname);
    if (!id || !isOver || !route || OF_NO_SUBSCRIPTION.includes(route.id)) return;
    if (new URLSearchParams(search).has(NAME)) return;
    history.replaceState(
      history.state,
      '',
      `${pathname}${search}${search === '' ? '?' : '&'}${NAME}=${id}${hash}`,
    );
  }, [id, pathname, search, hash]);
}
