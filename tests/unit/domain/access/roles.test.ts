import { describe, expect, it } from 'vitest';
import { hasWeightOf, parseRole, parseRoles, ROLE_NAMES, ROLES, type RoleName } from '@/domain/access';

describe('roles', () => {
  it.each([
    ['FullAccess', 'FA', 5, 'Full Access'],
    ['SubscriptionAdmin', 'SA', 4, 'Subscription Admin'],
    ['EnvironmentAdmin', 'EA', 3, 'Environment Admin'],
    ['User', 'EU', 2, 'End User'],
    ['SupportUser', 'SU', 0, 'Support User'],
    ['TemplateDesigner', 'TD', 0, 'Template Designer'],
    ['ContentAdministrator', 'CA', 0, 'Content Administrator'],
  ] as const)('R6.01 %s has the code %s, the rank %i and the label %s', (name, code, rank, label) => {
    expect(ROLES[name]).toEqual({ code, rank, label });
  });

  it('R1.13 R6.02 are parsed by the names used in checks only', () => {
    const names = [
      'EnvironmentAdmin',
      'User',
      'SubscriptionAdmin',
      'TemplateDesigner',
      'ContentAdministrator',
      'FullAccess',
    ];
    expect(parseRoles(names)).toEqual(names);
    expect(ROLE_NAMES.filter((name) => !names.includes(name))).toEqual(['SupportUser']);
    expect(parseRoles([...names.map((name) => `${name}s`), '', ' '])).toEqual([]);
  });

  it.each([
    ['SA', 'SubscriptionAdmin'],
    ['EA', 'EnvironmentAdmin'],
    ['EU', 'User'],
    ['SU', 'SupportUser'],
    ['TD', 'TemplateDesigner'],
    ['CA', 'ContentAdministrator'],
    ['FA', 'FullAccess'],
    ['SubscriptionAdmin', 'SubscriptionAdmin'],
    ['environmentadmin', 'EnvironmentAdmin'],
    ['User', 'User'],
    [' TD ', 'TemplateDesigner'],
  ])('R6.03 understands %s on the wire as %s', (wire, name) => {
    expect(parseRole(wire)).toBe(name);
  });

  it('R6.03 leaves out words that name no role, and doubles', () => {
    expect(parseRole('Owner')).toBeUndefined();
    expect(parseRoles(['EU', 'User', 'Owner', 'TD'])).toEqual(['User', 'TemplateDesigner']);
  });

  it.each<[RoleName[], RoleName, boolean]>([
    [['SubscriptionAdmin'], 'SubscriptionAdmin', true],
    [['SubscriptionAdmin'], 'EnvironmentAdmin', true],
    [['EnvironmentAdmin'], 'SubscriptionAdmin', false],
    [['EnvironmentAdmin', 'User'], 'FullAccess', true],
    [['User', 'TemplateDesigner'], 'EnvironmentAdmin', false],
    [[], 'User', false],
    [[], 'TemplateDesigner', true],
  ])('R6.19 %j against %s: %s', (held, required, passes) => {
    expect(hasWeightOf(required, held)).toBe(passes);
  });
});
