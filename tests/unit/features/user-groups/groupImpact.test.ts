import { describe, expect, it } from 'vitest';
import { groupImpact } from '@/features/user-groups/groupImpact';
import { describePreviews } from '@/product/ChangePreview/describePreviews';
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
  describePreviews(groupImpact(...given), () => 'Production').map(
    ({ ids, text }) => `${ids.join(', ')} ${text}`,
  );

describe('groupImpact', () => {
  const members = [
    createUser({ id: 'fresh', ...inEditors }),
    createUser({ id: 'own', ...inEditors, environmentRoles: [entry('CA')] }),
    createUser({ id: 'elsewhere', userGroupIds: ['editors', 'others'] }),
    createUser({ id: 'locked', ...inEditors, status: 'Inactive' }),
  ];

  it('R7.46 lists only users who really gain a role, not those who have it or are blocked', () => {
    const groups = [editors, others];
    expect(lines(editors, groups, members, [], [held('ContentAdministrator')])).toEqual([
      'fresh gains Content Administrator in Production, and access to it',
    ]);
  });

  it('a role kept through the default group is no loss of access', () => {
    const groups = [editors, everyone];
    expect(lines(editors, groups, members, [held('EnvironmentAdmin')], [])).toEqual([
      'fresh, own, elsewhere lose Environment Admin in Production',
    ]);
  });

  it('reports once that a user loses access with their last role', () => {
    expect(lines(editors, [editors], members, [held('User'), held('EnvironmentAdmin')], [])).toEqual([
      'own loses End User in Production',
      'own loses Environment Admin in Production',
      'fresh, elsewhere lose access to Production',
    ]);
  });
});
