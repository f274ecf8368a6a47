import type { MouseEvent } from 'react';
import { createPath, type DataRouter } from 'react-router';
import type { LinkElement } from '@/components/Link';

/**
 * Makes the link component of the design system: an anchor that hands clicks on console pages to the router. Uses the
 * router only on a click: the router library's own links subscribe to the address, so a table of them would re-render
 * whenever its search changes it.
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

/* New tabs, downloads and other sites are left to the browser. */
function isForRouter(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { origin, target } = event.currentTarget;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const isElsewhere = origin !== window.location.origin || event.currentTarget.hasAttribute('download');
  return !event.defaultPrevented && isPlain && !isElsewhere && (target === '' || target === '_self');
}
