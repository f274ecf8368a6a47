import { createContext, useContext } from 'react';
import type { RouteDefinition } from './RouteDefinition';

export const RouteContext = createContext<RouteDefinition | undefined>(undefined);

/** Returns the route of the current page. @throws Error outside a route */
export function useRoute(): RouteDefinition {
  const route = useContext(RouteContext);
  if (!route) throw new Error('useRoute needs a route around it.');
  return route;
}
