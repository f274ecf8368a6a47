import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { findRoute } from './routeContext';
import { useWorkspace } from './WorkspaceContext';

const NAME = 'subscriptionId';

/** Pages outside environments that are the same in every subscription. */
const OF_NO_SUBSCRIPTION = ['my-account', 'my-activity', 'invitations'];

const removeName = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete(NAME);
  return query.toString();
};

/**
 * Writes the current subscription into the address of a page that depends on it, so that links and Back show the same.
 * Bypasses the router, which need not re-render. Does nothing for a router without the browser's address.
 */
export function useNamedSubscription(): void {
  const { subscription } = useWorkspace();
  const { pathname, search, hash } = useLocation();
  const id = subscription?.guid;
  useEffect(() => {
    const { location, history } = window;
    const isOver = location.pathname === pathname && removeName(location.search) === removeName(search);
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
