import { parseRole, ROLES } from '@/domain/access';
import { refusalOfGroupRoles } from '@/domain/user-groups';
import { invalidField } from '@/domain/refusal';
import { refusalOfSeats } from '@/domain/subscriptions';
import type { components } from '../../../contract/platform.gen';
import { problemOf, refuseIf } from '../MockProblem';
import type { MockStore } from '../mockStore';
import { designersOf, environmentsOf } from '../views';

type Schemas = components['schemas'];
type Subscription = MockStore['subscriptions'][number];
type Entry = Schemas['EnvironmentRoleEntry'];

function codeOf(role: string): string {
  const name = parseRole(role);
  if (!name) throw problemOf(invalidField('role', 'is no role'));
  return ROLES[name].code;
}

/** Converts a code or name to the code of an environment role. */
export function toRoleCode(role: Schemas['EnvironmentRoleInput']): Schemas['EnvironmentRoleCode'] {
  return codeOf(role) as Schemas['EnvironmentRoleCode'];
}

/** Converts a code or name to the code of a subscription role. */
export function toSubscriptionRoleCode(
  role: Schemas['SubscriptionRoleInput'],
): Schemas['SubscriptionRoleCode'] {
  return codeOf(role) as Schemas['SubscriptionRoleCode'];
}

/** @throws MockProblem 409 if there are too few seats for these template designers. */
export function requireSeats(store: MockStore, subscription: Subscription, userIds: readonly string[]): void {
  const designers = designersOf(store, subscription.id);
  refuseIf(refusalOfSeats(userIds, { designers, total: subscription.templateDesignerSeatsTotal }));
}

/**
 * Returns the roles of a group without duplicates.
 * @throws MockProblem 400 for roles groups can't have.
 */
export function toGroupRoles(
  store: MockStore,
  group: Pick<MockStore['userGroups'][number], 'id' | 'subscriptionId'>,
  entries: readonly Entry[],
): MockStore['groupRoles'] {
  const given = entries.map(({ environmentId, userRole }) => ({ environmentId, role: toRoleCode(userRole) }));
  const own = new Set(environmentsOf(store, group.subscriptionId).map(({ id }) => id));
  refuseIf(refusalOfGroupRoles(given, own));
  const roles = given.flatMap(({ environmentId, role }) =>
    role === 'TD' ? [] : [{ groupId: group.id, environmentId, role }],
  );
  return [...new Map(roles.map((row) => [`${row.environmentId} ${row.role}`, row])).values()];
}
