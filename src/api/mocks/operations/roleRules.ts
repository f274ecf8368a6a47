import { parseRole, ROLES } from '@/domain/access';
import { refusalOfGroupRoles } from '@/domain/group';
import { invalidField } from '@/domain/refusal';
import { refusalOfSeats } from '@/domain/subscription';
import type { components } from '../../contract/platform.gen';
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
  refuseIf(refusalOfSeats(userIds, { designers, total: subscription.templateDesignerSeatsTotal }));
}

/** Roles of a group, each once. @throws MockProblem 400 for those no group can have. */
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
