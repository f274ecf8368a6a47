import { describe, expect, it } from 'vitest';
import { groupImpact } from '@/features/groups/groupImpact';
import { describePreviews } from '@/product/ChangePreview/describePreviews';
import { countUsers } from '@/domain/user';
import { createGroup, createUser } from '../support/people';

const PRODUCTION = 'production';
const held = (role: 'User' | 'ContentAdministrator' | 'EnvironmentAdmin') => ({
  environmentId: PRODUCTION,
  role,
});
const entry = (userRole: 'EU' | 'CA' | 'EA') => ({ environmentId: PRODUCTION, userRole });

const editors = createGroup({ id: 'editors' });
const others = createGroup({ id: 'others', environmentRoles: [entry('CA')] });
const everyone = createGroup({ id: 'everyone', isDefault: true, environmentRoles: [entry('EU')] });
const inEditors = { userGroupIds: ['editors'] };

const lines = (...given: Parameters<typeof groupImpact>) =>
  describePreviews(
    groupImpact(...given),
    () => 'Production',
    (ids) => countUsers(ids.length),
  ).map(({ text }) => text);

describe('groupImpact', () => {
  const members = [
    createUser({ id: 'fresh', ...inEditors }),
    createUser({ id: 'own', ...inEditors, environmentRoles: [entry('CA')] }),
    createUser({ id: 'elsewhere', userGroupIds: ['editors', 'others'] }),
    createUser({ id: 'locked', ...inEditors, status: 'Inactive' }),
  ];

  it('R7.46 counts who really gains a role: not whoever has it already, nor whoever is locked out', () => {
    const groups = [editors, others];
    expect(lines(editors, groups, members, [], [held('ContentAdministrator')])).toEqual([
      '1 user gains Content Administrator in Production, and access to it',
    ]);
  });

  it('a role that stays through the default group is no loss of access', () => {
    const groups = [editors, everyone];
    expect(lines(editors, groups, members, [held('EnvironmentAdmin')], [])).toEqual([
      '3 users lose Environment Admin in Production',
    ]);
  });

  it('whoever loses every role loses access, told once', () => {
    expect(lines(editors, [editors], members, [held('User'), held('EnvironmentAdmin')], [])).toEqual([
      '1 user loses End User in Production',
      '1 user loses Environment Admin in Production',
      '2 users lose access to Production',
    ]);
  });
});
