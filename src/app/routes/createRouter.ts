import { createBrowserRouter } from 'react-router';
import { findRoute } from '../workspace/routeContext';
import { consoleRoutes, pageRoutes } from './consoleRoutes';
import { ROUTES } from '../routeTable/routeTable';

/**
 * Creates the console's router for the browser's address. It starts with only the first page, and adds the others when
 * a path is unknown: the first screen would wait for all of them.
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
