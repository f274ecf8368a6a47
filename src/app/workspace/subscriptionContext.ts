import type { Environment, Subscription } from '@/api/types';
import { deriveAccess, visibleEnvironments, type Access, type Permissions } from '@/domain/access';
import { chooseEnvironment } from '@/domain/workspace';
import { workspaceMemory } from './workspaceMemory';

interface SubscriptionContext {
  access: Access;
  environments: readonly Environment[];
  environment: Environment | undefined;
}

/** Derives the user's access in a subscription, and the current environment there. */
export function subscriptionContext(
  subscription: Subscription | undefined,
  all: readonly Environment[],
  permissions: Permissions,
  routeEnvironmentId: string | undefined,
): SubscriptionContext {
  const facts = {
    subscriptionId: subscription?.guid,
    isGraFxPricebook: subscription?.isGraFxPricebook ?? false,
    subscriptionEnvironmentIds: all.map(({ guid }) => guid),
  };
  const environments = visibleEnvironments(all, deriveAccess(permissions, facts));
  const environment =
    environments.find(({ guid }) => guid === routeEnvironmentId) ??
    chooseEnvironment({ environments, permissions, lastOpenedId: workspaceMemory.lastEnvironmentId() });
  const environmentId = routeEnvironmentId ?? environment?.guid;
  return { access: deriveAccess(permissions, { ...facts, environmentId }), environments, environment };
}
