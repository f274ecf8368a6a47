import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import {
  accessOfRole,
  isPermitted,
  PERMISSION_ACTIONS,
  PERMISSION_CATEGORIES,
  type PermissionCategoryName,
  type RoleName,
} from '@/domain/access';
import { integrations } from '../../platform/database/schema';
import { callEnvironment } from './support/callEnvironment';
import { setRoles } from './support/setRoles';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();

type Place = 'aurora' | 'borealis';
interface Request {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
}

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** Accounts with exactly one role, and its place. */
const HOLDERS: readonly (readonly [role: RoleName, account: string, place: Place])[] = [
  ['FullAccess', 'full.access', 'aurora'],
  ['SubscriptionAdmin', 'subscription.admin', 'aurora'],
  ['EnvironmentAdmin', 'environment.admin', 'aurora'],
  ['User', 'user', 'aurora'],
  ['SupportUser', 'no.role', 'aurora'],
  ['TemplateDesigner', 'template.designer', 'aurora'],
  ['ContentAdministrator', 'content.admin', 'aurora'],
  ['ContentAdministrator', 'content.admin.classic', 'borealis'],
];

const get = (path: string): Request => ({ method: 'GET', path });
const remove = (path: string): Request => ({ method: 'DELETE', path });
const post = (path: string, body: unknown): Request => ({ method: 'POST', path, body });

/** The calls that read one, change and list; an unknown id is distinguishable from a forbidden one. */
function requestsOf(
  place: Place,
  clientId: string,
): Record<PermissionCategoryName, Record<(typeof PERMISSION_ACTIONS)[number], Request>> {
  const subscriptionId = SUBSCRIPTIONS[place];
  const environmentId = ENVIRONMENTS[`${place}Production`];
  const memberId = demoUserId('subscription.admin@demo.test');
  const own = `/grafx/api/v1/environment/${place}-production`;
  const ofEnvironment = (path: string) => ({
    read: get(`${own}/${path}/${UNKNOWN}`),
    write: remove(`${own}/${path}/${UNKNOWN}`),
    list: get(`${own}/${path}`),
  });
  return {
    user: {
      read: get(`/api/v1/subscriptions/${subscriptionId}/users/${memberId}`),
      write: post('/api/v1/users/invitations', {
        subscriptionId,
        userGroupIds: [],
        userEmails: ['new@demo.test'],
        environments: [{ environmentId, userRole: 'EU' }],
      }),
      list: get(`/api/v1/subscriptions/${subscriptionId}/users`),
    },
    client: {
      read: get(`/api/v1/integrations/${clientId}`),
      write: post('/api/v1/integrations', { environmentId, name: 'Prices' }),
      list: get(`/api/v1/integrations?environmentId=${environmentId}`),
    },
    template: ofEnvironment('templates'),
    template_collection: ofEnvironment('template-collections'),
    myproject: ofEnvironment('projects'),
    output_settings: ofEnvironment('output/settings'),
    workspace: { ...ofEnvironment('workspaces'), read: get(`${own}/workspaces`) },
    view_pref: { ...ofEnvironment('view-preferences'), read: get(`${own}/view-preferences`) },
    font: {
      read: get(`${own}/font-styles/${UNKNOWN}`),
      write: remove(`${own}/font-styles?ids=${UNKNOWN}`),
      list: get(`${own}/font-families`),
    },
    environment: {
      read: get(`/api/v1/environments/${environmentId}`),
      write: post('/api/v1/environments', { subscriptionId, type: 'development' }),
      list: get('/api/v1/environments'),
    },
    media: ofEnvironment('media'),
    brandKit: ofEnvironment('brand-kits'),
    dataset: ofEnvironment('data-sets'),
    output: {
      read: get(`${own}/output/tasks/${UNKNOWN}`),
      write: post(`${own}/output/png`, { outputSettings: {}, projectId: UNKNOWN }),
      list: get(`${own}/output/tasks`),
    },
    user_interface: ofEnvironment('user-interfaces'),
    connector: { ...ofEnvironment('connectors'), read: get(`${own}/connectors`) },
    settings: {
      read: get(`${own}/settings`),
      write: { method: 'PATCH', path: `${own}/settings`, body: { sdkVersionPublic: 'latest' } },
      list: get(`${own}/settings`),
    },
  };
}

const CATEGORIES = Object.keys(PERMISSION_CATEGORIES) as PermissionCategoryName[];

describe('the 17 permission categories', () => {
  it.each(HOLDERS)(
    'S15.15 R3.49 the rights that the roles page shows of %s (%s, %s) to read, write and list each are those of the API',
    async (role, account, place) => {
      const [integration] = await platform.db
        .select()
        .from(integrations)
        .where(eq(integrations.environmentId, ENVIRONMENTS[`${place}Production`]));
      if (role === 'SupportUser') await setRoles(platform, account, ['SU']);
      const requests = requestsOf(place, integration?.clientId ?? '');
      const access = accessOfRole(role, {
        subscriptionId: SUBSCRIPTIONS[place],
        environmentId: ENVIRONMENTS[`${place}Production`],
        subscriptionEnvironmentIds: [ENVIRONMENTS[`${place}Production`]],
        isGraFxPricebook: place === 'aurora',
      });
      expect(CATEGORIES).toHaveLength(17);
      const said: Record<string, boolean> = {};
      const done: Record<string, boolean> = {};
      for (const category of CATEGORIES)
        for (const action of PERMISSION_ACTIONS) {
          const name = `${category}: ${action}`;
          const { method, path, body } = requests[category][action];
          const answer = await callEnvironment(platform, method, path, { account, body });
          said[name] = isPermitted(category, action, access);
          const isMissing = answer.status === 404 && !answer.text.includes('no such environment');
          done[name] =
            answer.status < 300 || (isMissing && `${path}${JSON.stringify(body)}`.includes(UNKNOWN));
          if (!said[name]) expect([403, 404], name).toContain(answer.status);
        }
      expect(done).toEqual(said);
    },
  );
});
