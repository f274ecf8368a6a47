import { createBrowserRouter } from 'react-router';
import { findRoute } from '../workspace/routeContext';
import { consoleRoutes, pageRoutes } from './consoleRoutes';
import { ROUTES } from './routeTable';

/**
 * The console's router, over the address of the browser. It starts with the one page it opens on and takes in the
 * others when it is asked for a path it does not know, because the first screen would wait for all of them.
 */
export function createConsoleRouter(): ReturnType<typeof createBrowserRouter> {
  const first = findRoute(window.location.pathname);
  let unknown = ROUTES.filter((route) => route !== first);
  return createBrowserRouter(consoleRoutes(first ? [first] : []), {
    patchRoutesOnNavigation: ({ patch }) => {
      for (const [layoutId, pages] of pageRoutes(unknown)) patch(layoutId, pages);
      unknown = [];
    },
  });
}
