import { describe, expect, it } from 'vitest';
import { holdersOf } from '@/features/roles/roleHolders';
import { createGroup, createUser } from '../support/people';

const groups = [
  createGroup({ id: 'g1', name: 'Editors', environmentRoles: [{ environmentId: 'e1', userRole: 'CA' }] }),
];
const users = [
  createUser({ id: 'admin', subscriptionRoles: ['SA'] }),
  createUser({
    id: 'both',
    userGroupIds: ['g1'],
    environmentRoles: [{ environmentId: 'e1', userRole: 'CA' }],
  }),
  createUser({ id: 'other', environmentRoles: [{ environmentId: 'e2', userRole: 'CA' }] }),
  createUser({ id: 'blocked', userGroupIds: ['g1'], status: 'Blocked' }),
];
const found = (...given: [Parameters<typeof holdersOf>[0], string]) =>
  holdersOf(...given, users, groups).map(({ user, through }) => [user.id, ...through]);

describe('holdersOf', () => {
  it('lists users with a role in an environment, with every source of it', () => {
    expect(found('ContentAdministrator', 'e1')).toEqual([['both', 'Individually', 'Editors']]);
    expect(found('ContentAdministrator', 'e2')).toEqual([['other', 'Individually']]);
  });

  it('roles of the subscription count in every environment', () => {
    expect(found('SubscriptionAdmin', 'e1')).toEqual([['admin', 'In the subscription']]);
  });
});
