import { describe, expect, it } from 'vitest';
import { SUBSCRIPTIONS } from '@/demo';
import {
  ACTIONS,
  explainAccess,
  parseRoles,
  readRoleEntries,
  type ActionName,
  type GroupHolding,
  type Holder,
} from '@/domain/access';
import { callEnvironment } from './support/callEnvironment';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** A call for each action; its id is unknown, so a 404 means that the call was authorized. */
const CALLS: Partial<Record<ActionName, string>> = {
  'settings.read': 'settings',
  'template.list': 'templates',
  'collection.use': 'template-collections',
  'project.edit': 'projects',
  'media.list': 'media',
  'media.use': `media/${UNKNOWN}`,
  'font.list': 'font-families',
  'font.use': `font-styles/${UNKNOWN}`,
  'brand-kit.list': 'brand-kits',
  'output-setting.use': 'output/settings',
  'output-task.read': 'output/tasks',
  'user-interface.use': 'user-interfaces',
  'publisher.use': 'data-sets',
  'web-hook.read': 'web-hooks',
};

/** A call of an invited user accepts the invitation, which changes the access being explained. */
const isTried = ({ status }: { status: string }) => status === 'Active' || status === 'Inactive';

describe('the explanation of access', () => {
  it('H3.01 shows Allowed exactly when the running platform allows the action', async () => {
    const query = { subscriptionId: SUBSCRIPTIONS.aurora };
    const params = query;
    const environments = await platform.ok('subscription.admin', 'listEnvironments', { query });
    const groups = await platform.ok('subscription.admin', 'listUserGroups', { query });
    const users = await platform.ok('subscription.admin', 'listSubscriptionUsers', { params });
    const holdings: GroupHolding[] = groups.map(({ id, isDefault, environmentRoles }) => ({
      id,
      isDefault,
      roles: readRoleEntries(environmentRoles),
    }));
    const sample = users.filter(isTried).filter(({ email }) => email.endsWith('@demo.test'));
    let allowedCount = 0;
    let deniedCount = 0;
    for (const user of sample.slice(0, 24)) {
      const holder: Holder = {
        isActive: user.status === 'Active',
        hasFullAccess: user.hasFullAccess,
        subscriptionRoles: parseRoles(user.subscriptionRoles),
        environmentRoles: readRoleEntries(user.environmentRoles),
        groupIds: user.userGroupIds,
      };
      for (const { guid, technicalName } of environments)
        for (const [action, path] of Object.entries(CALLS)) {
          const { allowed } = explainAccess(ACTIONS[action as ActionName].rule, holder, holdings, {
            subscriptionId: SUBSCRIPTIONS.aurora,
            environmentId: guid,
            isGraFxPricebook: true,
            subscriptionEnvironmentIds: environments.map((each) => each.guid),
          });
          const answer = await callEnvironment(
            platform,
            'GET',
            `/grafx/api/v1/environment/${technicalName}/${path}`,
            { account: user.email.replace('@demo.test', '') },
          );
          const isMissing = answer.status === 404 && !answer.text.includes('no such environment');
          const isLetIn = answer.status < 300 || (isMissing && path.includes(UNKNOWN));
          expect(isLetIn, `${user.email} ${technicalName} ${action}: ${answer.text}`).toBe(allowed);
          if (allowed) allowedCount++;
          else deniedCount++;
        }
    }
    expect(Math.min(allowedCount, deniedCount)).toBeGreaterThan(100);
  });
});
