import { matchPath } from 'react-router';
import { ROUTES } from '../routes/routeTable';
import type { RouteDefinition } from '../routes/RouteDefinition';

/** The route a path belongs to; an exact segment wins over a parameter. */
export function findRoute(pathname: string): RouteDefinition | undefined {
  const matching = ROUTES.filter((route) => matchPath(route.path, pathname));
  return matching.find((route) => !route.path.split('/').at(-1)?.startsWith(':')) ?? matching[0];
}

/** The environment a path lies in. */
export function environmentIdOf(pathname: string): string | undefined {
  return matchPath('/environments/:environmentId/*', pathname)?.params.environmentId;
}
