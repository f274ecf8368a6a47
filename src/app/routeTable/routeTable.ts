import type { FeatureFlags } from '@/domain/flags';
import { environmentRoutes } from './environmentRoutes';
import type { RouteDefinition } from './RouteDefinition';
import { subscriptionRoutes } from './subscriptionRoutes';

/** Every page of the console inside the user gate, each with its rule. */
export const ROUTES: readonly RouteDefinition[] = [...subscriptionRoutes, ...environmentRoutes];

/** Returns the pages available with these features. */
export const routesWith = (flags: FeatureFlags): readonly RouteDefinition[] =>
  ROUTES.filter(({ feature }) => feature === undefined || flags[feature]);

/** Any path containing it is the user-migration route, which renders before the user is loaded. */
export const USER_MIGRATION_SEGMENT = '/user-migration';
