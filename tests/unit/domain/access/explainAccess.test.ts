import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  deriveAccess,
  explainAccess,
  EVERY_ROLE_EXCEPT_USER,
  EVERYONE,
  isAllowed,
  NOBODY,
  permissionsFrom,
  ROLES_PAGE,
  roleSourcesOf,
  TEMPLATE_EDITOR,
  USER_PAGES,
  withGrant,
  type AccessScope,
  type GroupHolding,
  type Holder,
  type RoleName,
} from '@/domain/access';
import { ENVIRONMENT, SIBLING, SUBSCRIPTION } from './accessFixtures';

const place: AccessScope = {
  subscriptionId: SUBSCRIPTION,
  environmentId: ENVIRONMENT,
  isGraFxPricebook: true,
  subscriptionEnvironmentIds: [ENVIRONMENT, SIBLING],
};
const nobody: Holder = {
  isActive: true,
  hasFullAccess: false,
  subscriptionRoles: [],
  environmentRoles: [],
  groupIds: [],
};
const held = (role: RoleName, environmentId = ENVIRONMENT) => ({ environmentId, role });
const group = (id: string, roles: GroupHolding['roles'], isDefault = false): GroupHolding => ({
  id,
  isDefault,
  roles,
});

describe('explainAccess', () => {
  it('lists every sufficient source', () => {
    const holder = {
      ...nobody,
      environmentRoles: [held('User'), held('ContentAdministrator')],
      groupIds: ['editors'],
    };
    const groups = [group('all', [held('User')], true), group('editors', [held('EnvironmentAdmin')])];
    const { allowed, through } = explainAccess(EVERY_ROLE_EXCEPT_USER, holder, groups, place);
    expect(allowed).toBe(true);
    expect(through).toEqual([
      { kind: 'individual', ...held('ContentAdministrator') },
      { kind: 'group', groupId: 'editors', ...held('EnvironmentAdmin') },
    ]);
  });

  it('needs no source for an open rule', () => {
    const user = { ...nobody, environmentRoles: [held('User')] };
    expect(explainAccess(EVERYONE, user, [], place)).toMatchObject({
      allowed: true,
      through: [],
      remedies: [],
      onlyInactive: false,
    });
  });

  it('offers the smallest role and its groups, fewest other roles first', () => {
    const groups = [
      group('many', [held('ContentAdministrator'), held('User', SIBLING)]),
      group('few', [held('ContentAdministrator')]),
      group('elsewhere', [held('ContentAdministrator', SIBLING)]),
    ];
    const { allowed, remedies } = explainAccess(EVERY_ROLE_EXCEPT_USER, nobody, groups, place);
    expect(allowed).toBe(false);
    expect(remedies.map(({ grant, groupIds }) => [grant.role, groupIds])).toEqual([
      ['ContentAdministrator', ['few', 'many']],
      ['TemplateDesigner', []],
    ]);
  });

  it('detects that activation is enough', () => {
    const holder = { ...nobody, isActive: false, environmentRoles: [held('EnvironmentAdmin')] };
    expect(explainAccess(ROLES_PAGE, holder, [], place)).toMatchObject({
      allowed: false,
      onlyInactive: true,
      through: [],
      remedies: [],
    });
  });

  it('offers no remedy for a rule without access', () => {
    expect(explainAccess(NOBODY, nobody, [], place).remedies).toEqual([]);
  });
});

describe('explainAccess for any user and place', () => {
  const ENVIRONMENT_ROLES: RoleName[] = [
    'EnvironmentAdmin',
    'User',
    'TemplateDesigner',
    'ContentAdministrator',
  ];
  const entries = (roles: RoleName[]) =>
    fc.array(
      fc.record({ environmentId: fc.constantFrom(ENVIRONMENT, SIBLING), role: fc.constantFrom(...roles) }),
      { maxLength: 4 },
    );
  const holders: fc.Arbitrary<Holder> = fc.record({
    isActive: fc.boolean(),
    hasFullAccess: fc.boolean(),
    subscriptionRoles: fc.subarray<RoleName>(['SubscriptionAdmin', 'TemplateDesigner', 'SupportUser']),
    environmentRoles: entries(ENVIRONMENT_ROLES),
    groupIds: fc.subarray(['one', 'two']),
  });
  const groupLists = fc
    .tuple(
      ...['all', 'one', 'two', 'three'].map(() =>
        entries(ENVIRONMENT_ROLES.filter((role) => role !== 'TemplateDesigner')),
      ),
    )
    .map((lists) =>
      lists.map((roles, index) => group(['all', 'one', 'two', 'three'][index]!, roles, index === 0)),
    );
  const places: fc.Arbitrary<AccessScope> = fc.record({
    subscriptionId: fc.constant(SUBSCRIPTION),
    environmentId: fc.constantFrom(ENVIRONMENT, SIBLING, undefined),
    isGraFxPricebook: fc.boolean(),
    subscriptionEnvironmentIds: fc.constant([ENVIRONMENT, SIBLING]),
  });
  const rules = fc.constantFrom(
    ...Object.values(ACTIONS).map(({ rule }) => rule),
    TEMPLATE_EDITOR,
    USER_PAGES,
    ROLES_PAGE,
    NOBODY,
  );
  const accessOfHolder = (holder: Holder, groups: GroupHolding[], at: AccessScope) =>
    deriveAccess(permissionsFrom(roleSourcesOf(holder, groups), SUBSCRIPTION), at);
  const isEffective = (holder: Holder) => holder.isActive || holder.hasFullAccess;
  const cases = [rules, holders, groupLists, places] as const;

  it('lists every sufficient source', () => {
    fc.assert(
      fc.property(...cases, (rule, holder, groups, at) => {
        const { through, explanation } = explainAccess(rule, holder, groups, at);
        if (!explanation.allowed || explanation.allowance === null) return;
        const alone = roleSourcesOf(holder, groups).filter((source) =>
          isAllowed(rule, deriveAccess(permissionsFrom([source], SUBSCRIPTION), at)),
        );
        expect(through).toEqual(expect.arrayContaining(alone));
      }),
    );
  });

  it('decides exactly as isAllowed does', () => {
    fc.assert(
      fc.property(...cases, (rule, holder, groups, at) => {
        const expected = isEffective(holder) && isAllowed(rule, accessOfHolder(holder, groups, at));
        expect(explainAccess(rule, holder, groups, at).allowed).toBe(expected);
      }),
    );
  });

  it('names sufficient sources, without which the member has no access', () => {
    fc.assert(
      fc.property(...cases, (rule, holder, groups, at) => {
        const { through, allowed, explanation } = explainAccess(rule, holder, groups, at);
        if (!allowed || (explanation.allowed && explanation.allowance === null)) return;
        expect(through.length).toBeGreaterThan(0);
        const others = roleSourcesOf(holder, groups).filter(
          (source) => !through.some((named) => JSON.stringify(named) === JSON.stringify(source)),
        );
        expect(isAllowed(rule, deriveAccess(permissionsFrom(others, SUBSCRIPTION), at))).toBe(false);
        expect(isAllowed(rule, deriveAccess(permissionsFrom(through, SUBSCRIPTION), at))).toBe(true);
      }),
    );
  });

  it('every remedy grants access, directly or through any group it names', () => {
    fc.assert(
      fc.property(...cases, (rule, holder, groups, at) => {
        const { remedies, onlyInactive } = explainAccess(rule, holder, groups, at);
        const activated = { ...holder, isActive: true };
        if (onlyInactive) expect(explainAccess(rule, activated, groups, at).allowed).toBe(true);
        const start = isEffective(holder)
          ? accessOfHolder(holder, groups, at)
          : accessOfHolder(nobody, [], at);
        for (const { grant, groupIds } of remedies) {
          expect(isAllowed(rule, withGrant(start, grant))).toBe(true);
          for (const id of groupIds) {
            const joined = { ...activated, groupIds: [...holder.groupIds, id] };
            expect(explainAccess(rule, joined, groups, at).allowed).toBe(true);
          }
        }
      }),
    );
  });
});
