import { describe, expect, it } from 'vitest';
import {
  deriveAccess,
  describeRule,
  isSubscriptionRole,
  NO_PERMISSIONS,
  permissionsFrom,
  readRoleEntries,
  ROLE_NAMES,
  sameRoles,
  writeRoleEntries,
  type RoleSource,
} from '@/domain/access';

const HERE = 'a-subscription';
const [ONE, TWO] = ['environment-1', 'environment-2'];

describe('permissions from role sources', () => {
  it('are empty without a source, and contain the subscription with the first one', () => {
    expect(permissionsFrom([], HERE)).toEqual(NO_PERMISSIONS);
    expect(permissionsFrom([{ kind: 'full-access', role: 'FullAccess' }], HERE)).toEqual({
      ...NO_PERMISSIONS,
      hasFullAccess: true,
      activeSubscriptions: [HERE],
    });
  });

  it('separate roles of the subscription and of environments, each role once', () => {
    const sources: RoleSource[] = [
      { kind: 'subscription', role: 'SubscriptionAdmin' },
      { kind: 'subscription', role: 'SupportUser' },
      { kind: 'individual', environmentId: ONE, role: 'User' },
      { kind: 'group', groupId: 'g', environmentId: ONE, role: 'User' },
      { kind: 'group', groupId: 'g', environmentId: ONE, role: 'ContentAdministrator' },
      { kind: 'group', groupId: 'g', environmentId: TWO, role: 'User' },
    ];
    expect(permissionsFrom(sources, HERE)).toEqual({
      ...NO_PERMISSIONS,
      hasFullAccess: false,
      activeSubscriptions: [HERE],
      subscriptionRoles: new Map([[HERE, ['SubscriptionAdmin', 'SupportUser']]]),
      environmentRoles: new Map([
        [ONE, ['User', 'ContentAdministrator']],
        [TWO, ['User']],
      ]),
    });
    const { hasFullAccess, subscriptionRoles } = permissionsFrom(sources.slice(2), HERE);
    expect([hasFullAccess, [...subscriptionRoles]]).toEqual([false, []]);
  });

  it('are for the subscription as a whole with two roles only', () => {
    expect(ROLE_NAMES.filter(isSubscriptionRole)).toEqual(['SubscriptionAdmin', 'SupportUser']);
  });
});

describe('role entries', () => {
  it('are written once each, as environment codes, without other roles', () => {
    const held = [
      { environmentId: ONE, role: 'EnvironmentAdmin' },
      { environmentId: ONE, role: 'EnvironmentAdmin' },
      { environmentId: ONE, role: 'User' },
      { environmentId: TWO, role: 'EnvironmentAdmin' },
      { environmentId: TWO, role: 'SubscriptionAdmin' },
      { environmentId: TWO, role: 'TemplateDesigner' },
      { environmentId: TWO, role: 'ContentAdministrator' },
    ] as const;
    const written = writeRoleEntries(held);
    expect(written.map(({ environmentId, userRole }) => `${environmentId} ${userRole}`)).toEqual([
      ...[`${ONE} EA`, `${ONE} EU`],
      ...[`${TWO} EA`, `${TWO} TD`, `${TWO} CA`],
    ]);
    expect(readRoleEntries(written)).toEqual(
      held.filter(({ role }, index) => index !== 1 && role !== 'SubscriptionAdmin'),
    );
    expect(readRoleEntries([{ environmentId: ONE, userRole: 'Owner' }])).toEqual([]);
  });

  it('are equal in any order, and differ by one environment or role', () => {
    const [first, second] = [
      { environmentId: ONE, role: 'User' },
      { environmentId: TWO, role: 'EnvironmentAdmin' },
    ] as const;
    expect(sameRoles([], [])).toBe(true);
    expect(sameRoles([first, second], [second, first, first])).toBe(true);
    expect(sameRoles([first], [first, second])).toBe(false);
    expect(sameRoles([first, second], [first])).toBe(false);
    expect(sameRoles([first, second], [first, { ...second, role: 'User' }])).toBe(false);
    expect(sameRoles([first], [{ ...first, environmentId: TWO }])).toBe(false);
  });
});

describe('a rule in words', () => {
  const access = deriveAccess(NO_PERMISSIONS, {
    subscriptionId: undefined,
    environmentId: undefined,
    isGraFxPricebook: false,
    subscriptionEnvironmentIds: [],
  });

  it.each([
    ['hasFullAccess', 'Full Access'],
    ['isSubscriptionAdmin', 'Subscription Admin'],
    ['isAnySubscriptionAdmin', 'Subscription Admin of any subscription'],
    ['isAdminOfAnyEnvironmentInSubscription', 'Environment Admin of any environment here'],
    ['isAdminOfAnyEnvironment', 'Environment Admin of any environment'],
    ['!hasNoRoleOrEnvRole', 'Any role'],
    ['NO_ACCESS', 'Nobody'],
    ['TemplateDesigner', 'Template Designer'],
    ['isEUWithOneEnv', 'isEUWithOneEnv'],
  ] as const)('says %s as “%s”', (allowance, words) => {
    expect(describeRule([allowance], access)).toEqual([words]);
  });

  it('returns Everyone for an empty rule, and each allowance when several are enough', () => {
    expect(describeRule([], access)).toEqual(['Everyone']);
    expect(describeRule(['User', 'EnvironmentAdmin'], access)).toEqual(['End User', 'Environment Admin']);
    expect(describeRule(['atLeast:EnvironmentAdmin'], access)).toEqual([
      'Subscription Admin',
      'Environment Admin',
    ]);
  });
});
