import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { User } from '@/api/types';
import type { Directory } from '@/features/users/directory';
import { RoleSummary } from '@/features/users/RoleSummary';
import { createUserColumns } from '@/features/users/userColumns';
import { createGroup, createUser } from '../support/people';

const directory: Directory = {
  environments: [
    { guid: 'e1', name: 'Aurora production' },
    { guid: 'e2', name: 'Aurora sandbox' },
  ] as unknown as Directory['environments'],
  groups: [
    createGroup({ id: 'g1', name: 'Reviewers' }),
    createGroup({ id: 'all', name: 'All users', isDefault: true }),
  ],
  holdings: [
    {
      id: 'g1',
      isDefault: false,
      roles: [
        { environmentId: 'e1', role: 'User' },
        { environmentId: 'e2', role: 'ContentAdministrator' },
      ],
    },
    { id: 'all', isDefault: true, roles: [] },
  ],
  reads: [],
};

const OWN = [{ environmentId: 'e1', userRole: 'EA' as const }];
const draw = (facts: Partial<User>) =>
  render(<RoleSummary user={createUser({ id: 'u', ...facts })} directory={directory} />);

describe('the roles of a user in a list', () => {
  it('R7.18 counts group roles separately from individual ones, and lists them on demand', () => {
    draw({ environmentRoles: OWN, userGroupIds: ['g1'] });
    const words = screen.getByText('1 own, 2 by group');
    expect(words).toHaveAttribute(
      'data-hint',
      'Aurora production: Environment Admin · Through groups – Aurora production: End User (Reviewers) · Aurora sandbox: Content Administrator (Reviewers)',
    );
  });

  it('R7.18 shows roles of users who have them only through groups', () => {
    draw({ userGroupIds: ['g1'] });
    expect(screen.getByText('2 by group')).toBeVisible();
  });

  it('is a dash for users without roles', () => {
    draw({});
    expect(screen.getByText('–')).toBeVisible();
  });

  it('are exported in columns of their own', () => {
    const user = createUser({
      id: 'u',
      environmentRoles: OWN,
      userGroupIds: ['g1'],
      subscriptionRoles: ['SA'],
    });
    const column = createUserColumns(directory).find(({ id }) => id === 'roles');
    expect(column?.exportAs?.map(({ header, value }) => [header, value(user)])).toEqual([
      ['Roles in the subscription', 'Subscription Admin'],
      ['Roles in environments', 'Aurora production: Environment Admin'],
      [
        'Roles through groups',
        'Aurora production: End User (Reviewers); Aurora sandbox: Content Administrator (Reviewers)',
      ],
    ]);
  });
});
