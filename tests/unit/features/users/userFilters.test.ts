import { describe, expect, it } from 'vitest';
import { createUserFilters } from '@/features/users/userFilters';
import type { Directory } from '@/features/users/directory';
import { createGroup, createUser } from '../support/people';

const group = createGroup({ id: 'g1', environmentRoles: [{ environmentId: 'e1', userRole: 'CA' }] });
const directory: Directory = {
  environments: [],
  groups: [group],
  holdings: [{ id: 'g1', isDefault: false, roles: [{ environmentId: 'e1', role: 'ContentAdministrator' }] }],
  reads: [],
};
const users = [
  createUser({ id: 'member', userGroupIds: ['g1'] }),
  createUser({ id: 'own', environmentRoles: [{ environmentId: 'e2', userRole: 'EA' }] }),
  createUser({ id: 'admin', subscriptionRoles: ['SA'], status: 'Pending' }),
  createUser({ id: 'nothing', isFederated: true }),
];
const filtered = (filter: string, value: string) =>
  users
    .filter((user) =>
      createUserFilters(directory)
        .find(({ id }) => id === filter)
        ?.matches(user, value),
    )
    .map(({ id }) => id);

describe('createUserFilters', () => {
  it('finds own roles and environments like those of groups', () => {
    expect(filtered('role', 'CA')).toEqual(['member']);
    expect(filtered('role', 'SA')).toEqual(['admin']);
    expect(filtered('role', 'none')).toEqual(['nothing']);
    expect(filtered('environment', 'e1')).toEqual(['member']);
    expect(filtered('environment', 'e2')).toEqual(['own']);
  });

  it('finds status, group and sign-in', () => {
    expect(filtered('status', 'pending')).toEqual(['admin']);
    expect(filtered('group', 'g1')).toEqual(['member']);
    expect(filtered('sign-in', 'federated')).toEqual(['nothing']);
  });
});
