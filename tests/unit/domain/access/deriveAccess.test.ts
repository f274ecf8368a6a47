import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deriveAccess,
  hasUserScope,
  NO_PERMISSIONS,
  parsePermissions,
  visibleEnvironments,
} from '@/domain/access';
import {
  accessOf,
  anyFacts,
  anyPermissions,
  ENVIRONMENT,
  OTHER_SUBSCRIPTION,
  SIBLING,
  SUBSCRIPTION,
} from './accessFixtures';

describe('parsePermissions', () => {
  it('R3.16 parses active subscriptions, both role maps and full access, from codes and names', () => {
    const permissions = parsePermissions({
      hasFullAccess: true,
      activeSubscriptions: [SUBSCRIPTION],
      subscriptionRoles: { [SUBSCRIPTION]: ['SA'] },
      environmentRoles: { [ENVIRONMENT]: ['EnvironmentAdmin', 'TD'], [SIBLING]: null },
    });
    expect(permissions.hasFullAccess).toBe(true);
    expect(permissions.activeSubscriptions).toEqual([SUBSCRIPTION]);
    expect(permissions.subscriptionRoles.get(SUBSCRIPTION)).toEqual(['SubscriptionAdmin']);
    expect(permissions.environmentRoles.get(ENVIRONMENT)).toEqual(['EnvironmentAdmin', 'TemplateDesigner']);
    expect(permissions.environmentRoles.get(SIBLING)).toEqual([]);
  });

  it('R3.16 grants nothing for missing fields', () => {
    expect(parsePermissions({})).toEqual(NO_PERMISSIONS);
  });
});

describe('effective roles', () => {
  it('R6.04 are full access, the roles of the current subscription and of the current environment', () => {
    const access = accessOf({
      full: true,
      inSubscription: ['SubscriptionAdmin'],
      inOtherSubscription: ['SupportUser'],
      inEnvironment: ['TemplateDesigner'],
      inSibling: ['ContentAdministrator'],
    });
    expect(access.roles).toEqual(['FullAccess', 'SubscriptionAdmin', 'TemplateDesigner']);
  });

  it('R6.04 include no environment role without a current environment', () => {
    expect(accessOf({ inEnvironment: ['EnvironmentAdmin'], environmentId: undefined }).roles).toEqual([]);
  });

  it('R6.05 drop User when EnvironmentAdmin is present', () => {
    expect(accessOf({ inEnvironment: ['User', 'EnvironmentAdmin', 'TemplateDesigner'] }).roles).toEqual([
      'EnvironmentAdmin',
      'TemplateDesigner',
    ]);
    expect(accessOf({ inEnvironment: ['User', 'TemplateDesigner'] }).roles).toContain('User');
  });

  it('R6.06 default to User in an environment without roles', () => {
    expect(accessOf({ inEnvironment: [] }).roles).toEqual(['User']);
    expect(accessOf({ inSubscription: ['SubscriptionAdmin'] }).roles).toEqual(['SubscriptionAdmin', 'User']);
  });

  it('R6.04 R6.05 contain no duplicates, and no User beside EnvironmentAdmin', () => {
    fc.assert(
      fc.property(anyPermissions, anyFacts, (permissions, facts) => {
        const { roles } = deriveAccess(permissions, facts);
        expect(new Set(roles).size).toBe(roles.length);
        expect(roles.includes('FullAccess')).toBe(permissions.hasFullAccess);
        expect(roles.includes('User') && roles.includes('EnvironmentAdmin')).toBe(false);
      }),
    );
  });
});

describe('derived flags', () => {
  it('R6.07 distinguish an admin of an environment in the current subscription from others', () => {
    expect(accessOf({ inSibling: ['EnvironmentAdmin'] }).flags).toMatchObject({
      isAdminOfAnyEnvironmentInSubscription: true,
      isAdminOfAnyEnvironment: true,
    });
    expect(accessOf({ inForeign: ['EnvironmentAdmin'] }).flags).toMatchObject({
      isAdminOfAnyEnvironmentInSubscription: false,
      isAdminOfAnyEnvironment: true,
    });
    expect(accessOf({ inEnvironment: ['TemplateDesigner'] }).flags).toMatchObject({
      isAdminOfAnyEnvironmentInSubscription: false,
      isAdminOfAnyEnvironment: false,
    });
  });

  it('R6.08 distinguish a subscription admin of the current subscription from others', () => {
    expect(accessOf({ inSubscription: ['SubscriptionAdmin'] }).flags).toMatchObject({
      isSubscriptionAdmin: true,
      isAnySubscriptionAdmin: true,
    });
    expect(accessOf({ inOtherSubscription: ['SubscriptionAdmin'] }).flags).toMatchObject({
      isSubscriptionAdmin: false,
      isAnySubscriptionAdmin: true,
    });
    expect(accessOf({ inEnvironment: ['EnvironmentAdmin'] }).flags.isAnySubscriptionAdmin).toBe(false);
  });

  it('R6.09 detect a user of any environment, and full access', () => {
    expect(accessOf({ inForeign: [] }).flags).toMatchObject({
      isUserOfAnyEnvironment: true,
      hasFullAccess: false,
    });
    expect(accessOf({ inForeign: ['User', 'EnvironmentAdmin'] }).flags.isUserOfAnyEnvironment).toBe(false);
    expect(accessOf({ full: true }).flags).toMatchObject({
      isUserOfAnyEnvironment: false,
      hasFullAccess: true,
    });
  });

  it.each([
    ['User in one environment', { inEnvironment: ['User' as const] }, true],
    ['a belonging without roles', { inEnvironment: [] }, true],
    ['two environments', { inEnvironment: ['User' as const], inSibling: ['User' as const] }, false],
    ['two subscriptions', { inEnvironment: [], active: [SUBSCRIPTION, OTHER_SUBSCRIPTION] }, false],
    ['a designer', { inEnvironment: ['User' as const, 'TemplateDesigner' as const] }, false],
    ['a subscription role', { inEnvironment: [], inSubscription: ['SubscriptionAdmin' as const] }, false],
    ['full access', { inEnvironment: [], full: true }, false],
    ['no environment', {}, false],
  ])('R3.35 R6.10 isEUWithOneEnv with %s is %s', (_name, given, expected) => {
    expect(accessOf(given).flags.isEUWithOneEnv).toBe(expected);
  });

  it('R3.35 R6.11 isCAwithGrafxPriceBook needs the role here and the price book', () => {
    const role = ['ContentAdministrator' as const];
    expect(accessOf({ inEnvironment: role, graFx: true }).flags.isCAwithGrafxPriceBook).toBe(true);
    expect(accessOf({ inEnvironment: role, graFx: false }).flags.isCAwithGrafxPriceBook).toBe(false);
    expect(accessOf({ inSibling: role, graFx: true }).flags.isCAwithGrafxPriceBook).toBe(false);
  });

  it('R3.35 R6.12 hasNoRoleOrEnvRole marks only a user with no role anywhere', () => {
    expect(accessOf({}).flags.hasNoRoleOrEnvRole).toBe(true);
    expect(accessOf({ inSubscription: [] }).flags.hasNoRoleOrEnvRole).toBe(true);
    expect(accessOf({ inForeign: ['User'] }).flags.hasNoRoleOrEnvRole).toBe(false);
    expect(accessOf({ inOtherSubscription: ['SubscriptionAdmin'] }).flags.hasNoRoleOrEnvRole).toBe(false);
    expect(accessOf({ full: true }).flags.hasNoRoleOrEnvRole).toBe(false);
  });

  it('R6.20 R6.21 R6.22 mayEditTemplates: designers always, content administrators by price book', () => {
    for (const graFx of [true, false]) {
      expect(accessOf({ inEnvironment: ['TemplateDesigner'], graFx }).flags.mayEditTemplates).toBe(true);
      expect(accessOf({ full: true, graFx }).flags.mayEditTemplates).toBe(true);
      expect(accessOf({ inSubscription: ['SubscriptionAdmin'], graFx }).flags.mayEditTemplates).toBe(false);
      expect(accessOf({ inEnvironment: ['EnvironmentAdmin'], graFx }).flags.mayEditTemplates).toBe(false);
      expect(accessOf({ inEnvironment: ['ContentAdministrator'], graFx }).flags.mayEditTemplates).toBe(
        !graFx,
      );
    }
  });
});

describe('visibleEnvironments', () => {
  const environments = [{ guid: ENVIRONMENT }, { guid: SIBLING }];

  it('R6.13 is empty for a user without a role', () => {
    expect(visibleEnvironments(environments, accessOf({}))).toEqual([]);
  });

  it('R6.13 omits environments without a role of the user', () => {
    expect(visibleEnvironments(environments, accessOf({ inSibling: ['User'] }))).toEqual([{ guid: SIBLING }]);
    expect(visibleEnvironments(environments, accessOf({ inForeign: ['User'] }))).toEqual([]);
  });

  it('R6.13 includes an environment of the user without own roles', () => {
    expect(visibleEnvironments(environments, accessOf({ inSibling: [] }))).toEqual([{ guid: SIBLING }]);
  });

  it('R6.13 shows all to the subscription admin and to full access', () => {
    expect(visibleEnvironments(environments, accessOf({ full: true }))).toEqual(environments);
    expect(visibleEnvironments(environments, accessOf({ inSubscription: ['SubscriptionAdmin'] }))).toEqual(
      environments,
    );
  });
});

describe('hasUserScope', () => {
  it('R6.29 needs at least one role, or full access', () => {
    expect(hasUserScope(NO_PERMISSIONS)).toBe(false);
    expect(hasUserScope(parsePermissions({ subscriptionRoles: { [SUBSCRIPTION]: [] } }))).toBe(false);
    expect(hasUserScope(parsePermissions({ subscriptionRoles: { [SUBSCRIPTION]: ['SA'] } }))).toBe(true);
    expect(hasUserScope(parsePermissions({ environmentRoles: { [ENVIRONMENT]: ['EU'] } }))).toBe(true);
    expect(hasUserScope(parsePermissions({ hasFullAccess: true }))).toBe(true);
  });
});
