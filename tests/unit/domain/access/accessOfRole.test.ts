import { describe, expect, it } from 'vitest';
import {
  accessOfRole,
  ACTIONS,
  isAllowed,
  ROLE_NAMES,
  type ActionName,
  type RoleName,
} from '@/domain/access';
import { ENVIRONMENT, SIBLING, SUBSCRIPTION } from './accessFixtures';

const place = (isGraFxPricebook: boolean) => ({
  subscriptionId: SUBSCRIPTION,
  environmentId: ENVIRONMENT,
  isGraFxPricebook,
  subscriptionEnvironmentIds: [ENVIRONMENT, SIBLING],
});
const whoMay = (action: ActionName, isGraFxPricebook = true): RoleName[] =>
  ROLE_NAMES.filter((role) => isAllowed(ACTIONS[action].rule, accessOfRole(role, place(isGraFxPricebook))));

describe('accessOfRole', () => {
  it('has exactly the given role', () => {
    for (const role of ROLE_NAMES) expect(accessOfRole(role, place(true)).roles).toContain(role);
  });

  it('has a role in its own scope', () => {
    const held = (role: RoleName) => {
      const { permissions } = accessOfRole(role, place(true));
      return [
        permissions.hasFullAccess,
        [...permissions.subscriptionRoles],
        [...permissions.environmentRoles],
        permissions.activeSubscriptions,
      ];
    };
    expect(held('FullAccess')).toEqual([true, [], [], [SUBSCRIPTION]]);
    expect(held('SupportUser')).toEqual([false, [[SUBSCRIPTION, ['SupportUser']]], [], [SUBSCRIPTION]]);
    expect(held('User')).toEqual([false, [], [[ENVIRONMENT, ['User']]], [SUBSCRIPTION]]);
    const { permissions } = accessOfRole('User', { ...place(true), environmentId: undefined });
    expect(permissions.environmentRoles.size).toBe(0);
  });

  it('groups are for subscription admins, integrations for environment admins too', () => {
    expect(whoMay('group.manage')).toEqual(['FullAccess', 'SubscriptionAdmin']);
    expect(whoMay('integration.manage')).toEqual(['FullAccess', 'SubscriptionAdmin', 'EnvironmentAdmin']);
  });

  it('the price book decides whether content administrators edit templates and manage fonts', () => {
    expect(whoMay('font.edit', true)).not.toContain('ContentAdministrator');
    expect(whoMay('font.edit', false)).toContain('ContentAdministrator');
    expect(whoMay('template.edit', true)).toEqual(['FullAccess', 'TemplateDesigner']);
    expect(whoMay('template.edit', false)).toContain('ContentAdministrator');
  });
});
