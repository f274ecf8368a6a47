import type { MouseEvent } from 'react';
import { createPath, type DataRouter } from 'react-router';
import type { LinkElement } from '@/components/Link';

/**
 * What draws every link of the design system: an anchor that hands a click to the router when it leads to a page of the
 * console. The router is asked when the link is followed and not before: the links of the library listen to the
 * address, and a table of them is re-rendered whenever a search is written into it.
 */
export function createRouterLink(router: DataRouter): LinkElement {
  return function RouterLink({ href, onClick, children, ...anchor }) {
    return (
      <a
        href={href}
        {...anchor}
        onClick={(event) => {
          onClick?.(event);
          if (!isForRouter(event)) return;
          event.preventDefault();
          const { pathname, search, hash } = event.currentTarget;
          const path = pathname + search + hash;
          void router.navigate(path, { replace: path === createPath(router.state.location) });
        }}
      >
        {children}
      </a>
    );
  };
}

/* New tabs, downloads and other sites are the browser's. */
function isForRouter(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { origin, target } = event.currentTarget;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const isElsewhere = origin !== window.location.origin || event.currentTarget.hasAttribute('download');
  return !event.defaultPrevented && isPlain && !isElsewhere && (target === '' || target === '_self');
}
