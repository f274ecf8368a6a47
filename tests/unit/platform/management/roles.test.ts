import { describe, expect, it } from 'vitest';
import {
  distinctEntries,
  environmentRoleCode,
  subscriptionRoleCode,
} from '../../../../platform/management/roleCodes';
import { rolesEtag } from '../../../../platform/management/users/rolesEtag';

describe('role codes', () => {
  it.each([
    ['SA', 'SA'],
    ['SubscriptionAdmin', 'SA'],
    ['TemplateDesigner', 'TD'],
  ] as const)('%s is %s in a subscription', (given, code) => {
    expect(subscriptionRoleCode(given)).toBe(code);
  });

  it.each([
    ['EA', 'EA'],
    ['EnvironmentAdmin', 'EA'],
    ['User', 'EU'],
  ] as const)('%s is %s in an environment', (given, code) => {
    expect(environmentRoleCode(given)).toBe(code);
  });

  it('are refused for an unknown role', () => {
    expect(() => environmentRoleCode('Owner' as never)).toThrow('does not know: Owner');
  });

  it('are unique per environment by code, regardless of the case of its id', () => {
    expect(
      distinctEntries([
        { environmentId: 'E1', userRole: 'EA' },
        { environmentId: 'e1', userRole: 'EnvironmentAdmin' },
        { environmentId: 'e1', userRole: 'User' },
        { environmentId: 'e2', userRole: 'EA' },
      ]),
    ).toEqual([
      { environmentId: 'e1', role: 'EA' },
      { environmentId: 'e1', role: 'EU' },
      { environmentId: 'e2', role: 'EA' },
    ]);
  });
});

describe('the ETag of a user’s roles', () => {
  type Roles = Parameters<typeof rolesEtag>[0];
  const tag = (subscriptionRoles: string[], environments: [string, string][]) =>
    rolesEtag({
      subscriptionRoles,
      environmentRoles: environments.map(([environmentId, userRole]) => ({ environmentId, userRole })),
    } as unknown as Roles);
  const known = tag(
    ['SA', 'TD'],
    [
      ['e1', 'EA'],
      ['e2', 'EU'],
    ],
  );

  it('does not depend on their order', () => {
    expect(known).toMatch(/^"[\w-]{16}"$/);
    expect(
      tag(
        ['TD', 'SA'],
        [
          ['e2', 'EU'],
          ['e1', 'EA'],
        ],
      ),
    ).toBe(known);
  });

  it('differs for other roles', () => {
    const others = [
      tag(
        ['SA'],
        [
          ['e1', 'EA'],
          ['e2', 'EU'],
        ],
      ),
      tag(
        ['SA', 'TD'],
        [
          ['e1', 'EA'],
          ['e2', 'EA'],
        ],
      ),
      tag(
        ['SA', 'TD'],
        [
          ['e1', 'EA'],
          ['e3', 'EU'],
        ],
      ),
      tag(['SA', 'TD'], [['e1', 'EA']]),
      tag([], []),
    ];
    expect(new Set([known, ...others]).size).toBe(others.length + 1);
  });

  it('does not change its arguments', () => {
    const subscriptionRoles = ['TD', 'SA'];
    tag(subscriptionRoles, []);
    expect(subscriptionRoles).toEqual(['TD', 'SA']);
  });
});
