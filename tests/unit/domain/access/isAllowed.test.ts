import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANY_ROLE,
  DESIGN_AREA,
  EVERY_ROLE_EXCEPT_USER,
  EVERYONE,
  explain,
  isAllowed,
  NOBODY,
  OUTPUT_TASKS,
  ROLES_PAGE,
  SETTINGS,
  SUBSCRIPTION_ADMIN,
  TEMPLATE_EDITOR,
  USER_PAGES,
  withGrant,
  type AccessRule,
} from '@/domain/access';
import { accessOf, anyAccess, ENVIRONMENT, SIBLING, SUBSCRIPTION } from './accessFixtures';

const RULES = {
  EVERYONE,
  ANY_ROLE,
  SUBSCRIPTION_ADMIN,
  USER_PAGES,
  ROLES_PAGE,
  SETTINGS,
  OUTPUT_TASKS,
  EVERY_ROLE_EXCEPT_USER,
  DESIGN_AREA,
  TEMPLATE_EDITOR,
  NOBODY,
} as const;

const anyRule = fc.constantFrom<AccessRule>(...Object.values(RULES));

describe('isAllowed', () => {
  it('R6.14 passes for everyone with an empty list', () => {
    fc.assert(fc.property(anyAccess, (access) => isAllowed([], access)));
  });

  it('R6.15 passes with full access for every rule except NO_ACCESS', () => {
    const full = accessOf({ full: true, graFx: true });
    for (const [name, rule] of Object.entries(RULES)) expect(isAllowed(rule, full)).toBe(name !== 'NOBODY');
  });

  it('R6.16 passes when a held role is in the list, else fails', () => {
    const admin = accessOf({ inEnvironment: ['EnvironmentAdmin'] });
    expect(isAllowed(['SubscriptionAdmin', 'EnvironmentAdmin'], admin)).toBe(true);
    expect(isAllowed(['SubscriptionAdmin', 'TemplateDesigner'], admin)).toBe(false);
  });

  it('R6.19 a weighted allowance passes when the roles have enough weight, and names the strongest', () => {
    const both = accessOf({ inEnvironment: ['User'], inSubscription: ['SubscriptionAdmin'] });
    expect(isAllowed(['atLeast:FullAccess'], both)).toBe(true);
    expect(explain(['atLeast:FullAccess'], both)).toMatchObject({ allowed: true, role: 'SubscriptionAdmin' });
    expect(isAllowed(['atLeast:FullAccess'], accessOf({ inEnvironment: ['EnvironmentAdmin'] }))).toBe(false);
  });

  it('R6.19 the settings open exactly for environment admin or more', () => {
    fc.assert(
      fc.property(anyAccess, (access) => {
        expect(isAllowed(SETTINGS, access)).toBe(isAllowed(ROLES_PAGE, access));
      }),
    );
  });

  it('R6.17 NO_ACCESS denies every caller in any list', () => {
    fc.assert(
      fc.property(anyAccess, (access) => {
        expect(isAllowed(['User', 'SubscriptionAdmin', 'NO_ACCESS', '!isEUWithOneEnv'], access)).toBe(false);
      }),
    );
  });

  it('R6.18 a flag is used as it is, or negated with !', () => {
    const single = accessOf({ inEnvironment: ['User'] });
    const many = accessOf({ inEnvironment: ['User'], inSibling: ['User'] });
    expect(isAllowed(['isEUWithOneEnv'], single)).toBe(true);
    expect(isAllowed(['!isEUWithOneEnv'], single)).toBe(false);
    expect(isAllowed(['isEUWithOneEnv'], many)).toBe(false);
    expect(isAllowed(['!isEUWithOneEnv'], many)).toBe(true);
  });

  it('R6.18 a flag and its negation pass for everyone', () => {
    fc.assert(
      fc.property(anyAccess, (access) => {
        expect(isAllowed(['isCAwithGrafxPriceBook', '!isCAwithGrafxPriceBook'], access)).toBe(true);
      }),
    );
  });
});

describe('the named rules', () => {
  const nobody = accessOf({});
  const user = accessOf({ inEnvironment: ['User'] });
  const support = accessOf({ inEnvironment: ['SupportUser'] });
  const subscriptionAdmin = accessOf({ inSubscription: ['SubscriptionAdmin'] });
  const otherSubscriptionAdmin = accessOf({ inOtherSubscription: ['SubscriptionAdmin'] });
  const environmentAdmin = accessOf({ inEnvironment: ['EnvironmentAdmin'] });
  const siblingAdmin = accessOf({ inSibling: ['EnvironmentAdmin'] });
  const foreignAdmin = accessOf({ inForeign: ['EnvironmentAdmin'] });
  const designer = accessOf({ inEnvironment: ['TemplateDesigner'], graFx: true });
  const content = accessOf({ inEnvironment: ['ContentAdministrator'], graFx: true });
  const contentClassic = accessOf({ inEnvironment: ['ContentAdministrator'] });
  const people = {
    nobody,
    user,
    support,
    subscriptionAdmin,
    otherSubscriptionAdmin,
    environmentAdmin,
    siblingAdmin,
    foreignAdmin,
    designer,
    content,
    contentClassic,
  };

  it.each<[string, keyof typeof RULES, (keyof typeof people)[]]>([
    ['R2.07', 'EVERYONE', Object.keys(people) as (keyof typeof people)[]],
    [
      'R2.05 R2.06',
      'ANY_ROLE',
      (Object.keys(people) as (keyof typeof people)[]).filter((name) => name !== 'nobody'),
    ],
    ['R2.12 R6.30', 'SUBSCRIPTION_ADMIN', ['subscriptionAdmin']],
    ['R2.08', 'USER_PAGES', ['subscriptionAdmin', 'environmentAdmin', 'siblingAdmin']],
    ['R2.14', 'ROLES_PAGE', ['subscriptionAdmin', 'environmentAdmin']],
    ['R2.17 R6.31', 'SETTINGS', ['subscriptionAdmin', 'environmentAdmin']],
    ['R2.20', 'OUTPUT_TASKS', ['subscriptionAdmin', 'environmentAdmin', 'designer']],
    [
      'R2.43',
      'EVERY_ROLE_EXCEPT_USER',
      ['subscriptionAdmin', 'environmentAdmin', 'designer', 'content', 'contentClassic'],
    ],
    [
      'R2.30 R2.31 R2.32',
      'DESIGN_AREA',
      ['subscriptionAdmin', 'environmentAdmin', 'designer', 'contentClassic'],
    ],
    ['R2.33 R2.34 R2.35', 'TEMPLATE_EDITOR', ['designer', 'contentClassic']],
    ['R6.17', 'NOBODY', []],
  ])('%s %s lets in exactly %j', (_rows, rule, expected) => {
    const allowed = Object.entries(people).filter(([, access]) => isAllowed(RULES[rule], access));
    expect(allowed.map(([name]) => name)).toEqual(expected);
  });

  it('R2.30 R2.31 R2.32 admins and designers keep the design area under either price book', () => {
    for (const graFx of [true, false]) {
      for (const role of ['EnvironmentAdmin', 'TemplateDesigner'] as const) {
        expect(isAllowed(DESIGN_AREA, accessOf({ inEnvironment: [role], graFx }))).toBe(true);
      }
      expect(isAllowed(DESIGN_AREA, accessOf({ inSubscription: ['SubscriptionAdmin'], graFx }))).toBe(true);
    }
  });
});

describe('explain', () => {
  it('R6.16 names the allowance and the role that decided', () => {
    expect(explain(ROLES_PAGE, accessOf({ inEnvironment: ['EnvironmentAdmin'] }))).toEqual({
      allowed: true,
      allowance: 'EnvironmentAdmin',
      role: 'EnvironmentAdmin',
    });
    expect(explain(USER_PAGES, accessOf({ inSibling: ['EnvironmentAdmin'] }))).toEqual({
      allowed: true,
      allowance: 'isAdminOfAnyEnvironmentInSubscription',
      role: 'EnvironmentAdmin',
    });
    expect(explain(ANY_ROLE, accessOf({ inForeign: ['TemplateDesigner', 'User'] }))).toEqual({
      allowed: true,
      allowance: '!hasNoRoleOrEnvRole',
      role: 'User',
    });
    expect(explain(SETTINGS, accessOf({ full: true }))).toMatchObject({ role: 'FullAccess' });
    expect(explain(EVERYONE, accessOf({}))).toEqual({ allowed: true, allowance: null, role: null });
  });

  it('names the strongest role for a rule on any role, the first of equals', () => {
    const roleFor = (given: Parameters<typeof accessOf>[0]) => {
      const explanation = explain(ANY_ROLE, accessOf({ environmentId: undefined, ...given }));
      return explanation.allowed && explanation.role;
    };
    expect(roleFor({ inOtherSubscription: ['SubscriptionAdmin'], inForeign: ['User'] })).toBe(
      'SubscriptionAdmin',
    );
    expect(roleFor({ inSubscription: ['SupportUser'], inForeign: ['EnvironmentAdmin'] })).toBe(
      'EnvironmentAdmin',
    );
    expect(roleFor({ inOtherSubscription: ['TemplateDesigner'], inForeign: ['ContentAdministrator'] })).toBe(
      'TemplateDesigner',
    );
  });

  it('names the role behind a flag, if there is one', () => {
    const user = accessOf({ inEnvironment: ['EnvironmentAdmin'], inSibling: ['User'] });
    expect(explain(['isUserOfAnyEnvironment'], user)).toMatchObject({ role: 'User' });
    expect(explain(['!isGraFxPricebook'], user)).toMatchObject({ role: null });
  });

  it('offers a grant in the current environment, else in the first of the subscription', () => {
    const grantAt = (rule: AccessRule, environmentId: string | undefined) => {
      const explanation = explain(rule, accessOf({ environmentId }));
      return explanation.allowed || [explanation.reason, explanation.smallestGrants[0]?.scopeId];
    };
    expect(grantAt(SETTINGS, SIBLING)).toEqual(['nothing-held', SIBLING]);
    expect(grantAt(['isUserOfAnyEnvironment'], undefined)).toEqual(['nothing-held', ENVIRONMENT]);
  });

  it('a grant adds one role only', () => {
    const grant = { role: 'TemplateDesigner', scope: 'environment', scopeId: ENVIRONMENT } as const;
    expect(withGrant(accessOf({}), grant).roles).toEqual(['TemplateDesigner']);
  });

  it('R6.16 names the smallest grants that would change a denial', () => {
    const inEnvironment = { scope: 'environment', scopeId: ENVIRONMENT };
    const user = accessOf({ inEnvironment: ['User'], graFx: true });
    const grantsFor = (rule: AccessRule) => {
      const explanation = explain(rule, user);
      return explanation.allowed ? 'allowed' : explanation.smallestGrants;
    };
    expect(grantsFor(SETTINGS)).toEqual([{ role: 'EnvironmentAdmin', ...inEnvironment }]);
    expect(grantsFor(DESIGN_AREA)).toEqual([{ role: 'TemplateDesigner', ...inEnvironment }]);
    expect(grantsFor(EVERY_ROLE_EXCEPT_USER)).toEqual([
      { role: 'ContentAdministrator', ...inEnvironment },
      { role: 'TemplateDesigner', ...inEnvironment },
    ]);
    expect(grantsFor(SUBSCRIPTION_ADMIN)).toEqual([
      { role: 'SubscriptionAdmin', scope: 'subscription', scopeId: SUBSCRIPTION },
    ]);
  });

  it('R2.35 a closed template editor opens by one role, a rule with NO_ACCESS by none', () => {
    const user = accessOf({ inEnvironment: ['User'], graFx: true });
    expect(explain(TEMPLATE_EDITOR, user)).toEqual({
      allowed: false,
      reason: 'no-access',
      smallestGrants: [{ role: 'TemplateDesigner', scope: 'environment', scopeId: ENVIRONMENT }],
    });
    expect(explain(NOBODY, user)).toEqual({ allowed: false, reason: 'no-access', smallestGrants: [] });
  });

  it('R6.16 agrees with isAllowed, and each grant it names is enough', () => {
    fc.assert(
      fc.property(anyRule, anyAccess, (rule, access) => {
        const explanation = explain(rule, access);
        expect(explanation.allowed).toBe(isAllowed(rule, access));
        if (explanation.allowed) return;
        for (const grant of explanation.smallestGrants) {
          expect(isAllowed(rule, withGrant(access, grant))).toBe(true);
        }
        expect(explanation.smallestGrants.length > 0).toBe(rule !== NOBODY);
      }),
    );
  });
});
