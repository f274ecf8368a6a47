import { describe, expect, it } from 'vitest';
import type { User } from '@/api/types';
import { individualRoles } from '@/features/individual-access/individualRoles';

const user = (id: string) => ({ id, email: `${id}@demo.test` }) as User;
const grant = (userId: string | null, environmentId: string, userRole: string) => ({
  userId,
  environmentId,
  userRole,
});

describe('individualRoles', () => {
  it('R7.21 sorts roles by environment and user, and leaves groups and strangers out', () => {
    const access = individualRoles(
      [
        grant('b', 'production', 'EA'),
        grant('a', 'production', 'User'),
        grant('b', 'production', 'CA'),
        grant(null, 'production', 'EA'),
        grant('gone', 'sandbox', 'EA'),
        grant('a', 'sandbox', 'Baker'),
      ],
      [user('a'), user('b')],
    );
    expect(access.get('production')).toEqual([
      { user: user('a'), roles: ['User'] },
      { user: user('b'), roles: ['EnvironmentAdmin', 'ContentAdministrator'] },
    ]);
    expect(access.get('sandbox')).toEqual([]);
  });
});
