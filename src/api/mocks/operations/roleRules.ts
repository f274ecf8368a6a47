import { parseRole, ROLES } from '@/domain/access';
import type { components } from '../../contract/platform.gen';
import { conflict, forbidden, invalid } from '../MockProblem';
import type { MockStore } from '../mockStore';
import { designersOf, environmentsOf } from '../views';

type Schemas = components['schemas'];
type Subscription = MockStore['subscriptions'][number];
type Entry = Schemas['EnvironmentRoleEntry'];

function codeOf(role: string): string {
  const name = parseRole(role);
  if (!name) throw invalid('role', 'is no role');
  return ROLES[name].code;
}

/** The code of an environment role given as a code or a name. */
export function toRoleCode(role: Schemas['EnvironmentRoleInput']): Schemas['EnvironmentRoleCode'] {
  return codeOf(role) as Schemas['EnvironmentRoleCode'];
}

/** The code of a subscription role given as a code or a name. */
export function toSubscriptionRoleCode(
  role: Schemas['SubscriptionRoleInput'],
): Schemas['SubscriptionRoleCode'] {
  return codeOf(role) as Schemas['SubscriptionRoleCode'];
}

/** @throws MockProblem 409 when there are too few seats for these users to become template designers. */
export function requireSeats(store: MockStore, subscription: Subscription, userIds: readonly string[]): void {
  const designers = designersOf(store, subscription.id);
  const needed = new Set(userIds.filter((id) => !designers.has(id))).size;
  const total = subscription.templateDesignerSeatsTotal;
  if (needed > 0 && designers.size + needed > total) {
    throw conflict(`All ${total} template designer seats are used. Free one first.`);
  }
}

/** @throws MockProblem 400 for an environment of another subscription. */
export function requireOwnEnvironments(
  store: MockStore,
  subscription: Subscription,
  entries: readonly Entry[],
  field = 'environmentRoles',
): void {
  const own = new Set(environmentsOf(store, subscription.id).map(({ id }) => id));
  if (entries.some(({ environmentId }) => !own.has(environmentId))) {
    throw invalid(field, 'An environment is not part of the subscription.');
  }
}

/** @throws MockProblem 403 for an environment outside the scope, in the words given. */
export function requireInScope(
  entries: readonly Entry[],
  scope: 'all' | ReadonlySet<string>,
  detail: string,
): void {
  if (scope !== 'all' && entries.some(({ environmentId }) => !scope.has(environmentId))) {
    throw forbidden(detail);
  }
}

/** Roles of a group, each once. @throws MockProblem 400 for a template designer, who is never one through a group. */
export function toGroupRoles(groupId: string, entries: readonly Entry[]): MockStore['groupRoles'] {
  const roles = entries.map(({ environmentId, userRole }) => {
    const role = toRoleCode(userRole);
    if (role === 'TD') {
      throw invalid('environmentRoles', 'TemplateDesigner cannot be given through a group.');
    }
    return { groupId, environmentId, role };
  });
  return [...new Map(roles.map((row) => [`${row.environmentId} ${row.role}`, row])).values()];
}
