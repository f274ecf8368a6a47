import { describe, expect, it } from 'vitest';
import { environmentSettingsQueries } from '@/api/environment-settings';
import { environmentMutations, environmentQueries } from '@/api/environments';
import { integrationMutations, integrationQueries } from '@/api/integrations';
import { reportMutations, reportQueries } from '@/api/reports';
import { roleQueries } from '@/api/roles';
import { statusQueries } from '@/api/status';
import { subscriptionMutations, subscriptionQueries } from '@/api/subscriptions';
import { userGroupMutations, userGroupQueries } from '@/api/user-groups';
import { migrationMutations, migrationQueries, readSignature, userMutations, userQueries } from '@/api/users';
import { createWire } from './wire';

const { api, calls, read, write } = createWire();
const range = { startDate: '2026-01-01', endDate: '2026-01-31' };
const membership = { userId: 'u1', subscriptionId: 's1' };
const name = { firstName: 'Robin', lastName: 'Vale' };
const signature = readSignature(new URLSearchParams('?signature=abc&signatureTimestamp=1735689600'));
const address = { guid: 'e1', backOfficeUri: 'http://platform.test/grafx/', defaultName: 'print works' };

interface Expected {
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

const users = '/api/v1/users';
const subscriptions = '/api/v1/subscriptions';
const member = `${users}/u1/subscriptions/s1`;
const signed = { signature: 'abc', 'signature-timestamp': '1735689600' };

type Case = [string, string, () => Promise<unknown>, Expected?];

const READS: Case[] = [
  [
    'R7.08 R7.73',
    '/api/v1/environments',
    () => read(environmentQueries(api).list({ subscriptionId: 's1', environmentName: 'Print works' })),
    { query: { subscriptionId: 's1', environmentName: 'Print works' } },
  ],
  ['R7.08', '/api/v1/environments', () => read(environmentQueries(api).list())],
  ['R7.09 R7.74', '/api/v1/environments/e1', () => read(environmentQueries(api).detail('e1'))],
  [
    'R7.14',
    '/api/v1/environments/e1/renders',
    () => read(environmentQueries(api).renders('e1', { groupBy: 'month', ...range })),
    { query: { groupBy: 'month', ...range } },
  ],
  [
    'R7.14 R9.01',
    '/api/v1/environments/e1/renders',
    () => read(environmentQueries(api).renders('e1')),
    { query: { groupBy: 'year' } },
  ],
  ['R7.15 R7.72', subscriptions, () => read(subscriptionQueries(api).list())],
  [
    'R7.16',
    `${subscriptions}/s1`,
    () => read(subscriptionQueries(api).detail('s1', { avgPerMonths: 3 })),
    { query: { avgPerMonths: '3' } },
  ],
  [
    'R7.17',
    `${subscriptions}/s1/renders`,
    () => read(subscriptionQueries(api).renders('s1', { groupBy: 'environment', top: 5, ...range })),
    { query: { groupBy: 'environment', top: '5', ...range } },
  ],
  [
    'R7.17 R9.01',
    `${subscriptions}/s1/renders`,
    () => read(subscriptionQueries(api).renders('s1')),
    { query: { groupBy: 'year' } },
  ],
  ['R7.18', `${subscriptions}/s1/users`, () => read(userQueries(api).list('s1'))],
  ['R7.19', `${subscriptions}/s1/users/u1`, () => read(userQueries(api).detail(membership))],
  ['R7.20', `${subscriptions}/s1/users/u1/user-groups`, () => read(userQueries(api).groups(membership))],
  [
    'R7.21',
    `${subscriptions}/s1/environment-roles`,
    () => read(subscriptionQueries(api).environmentRoles('s1')),
  ],
  ['R7.25 R7.71', `${users}/me`, () => read(userQueries(api).me())],
  ['R7.26 R7.71', `${users}/me/permissions`, () => read(userQueries(api).permissions())],
  [
    'R7.41 R7.29',
    `${users}/u1/manage/email-status`,
    () => read(migrationQueries(api).emailStatus('u1', signature)),
    { headers: signed },
  ],
  [
    'R7.43',
    '/api/v1/user-groups',
    () => read(userGroupQueries(api).list('s1')),
    { query: { subscriptionId: 's1' } },
  ],
  ['R7.45', '/api/v1/user-groups/g1', () => read(userGroupQueries(api).detail('g1'))],
  ['R7.48', '/api/v1/user-groups/g1/users', () => read(userGroupQueries(api).users('g1'))],
  [
    'R7.51',
    '/api/v1/integrations/available-permissions',
    () => read(integrationQueries(api).availablePermissions()),
  ],
  [
    'R7.52',
    '/api/v1/integrations',
    () => read(integrationQueries(api).list('e1')),
    { query: { environmentId: 'e1' } },
  ],
  ['R7.54', '/api/v1/integrations/c1', () => read(integrationQueries(api).detail('c1'))],
  ['R7.57', '/api/v1/integrations/c1/permissions', () => read(integrationQueries(api).permissions('c1'))],
  [
    'R7.62',
    '/api/v1/reports/total-customer-usages',
    () => read(reportQueries(api).customerUsages({ customerId: 'c1', ...range })),
    { query: { customerId: 'c1', ...range } },
  ],
  [
    'R7.64',
    '/api/v1/reports/total-studio-usages',
    () => read(reportQueries(api).studioUsages({ environmentId: 'e1', ...range })),
    { query: { environmentId: 'e1', ...range } },
  ],
  [
    'R7.64',
    '/api/v1/reports/total-studio-usages',
    () => read(reportQueries(api).studioUsages(range)),
    { query: range },
  ],
  [
    'R7.63',
    '/api/v1/reports/total-environment-usages',
    () => write(reportMutations(api).downloadEnvironmentUsages(), { environmentId: 'e1', ...range }),
    { query: { environmentId: 'e1', ...range } },
  ],
  [
    'R7.65',
    '/api/v1/reports/total-subscription-usages',
    () => write(reportMutations(api).downloadSubscriptionUsages(), { subscriptionId: 's1', ...range }),
    { query: { subscriptionId: 's1', ...range } },
  ],
  ['R7.66', '/api/v1/roles', () => read(roleQueries(api).list())],
  ['R7.67', '/api/v1/ping', () => read(statusQueries(api).ping())],
  [
    'R7.68',
    '/grafx/api/v1/environment/print%20works/settings',
    () => read(environmentSettingsQueries(api).settings(address)),
  ],
  [
    'R7.69',
    '/grafx/api/v1/environment/print%20works/settings/available-sdk-versions',
    () => read(environmentSettingsQueries(api).sdkVersions(address)),
  ],
];

const environmentRoles = [{ environmentId: 'e1', userRole: 'TemplateDesigner' as const }];
const invitation = {
  subscriptionId: 's1',
  userEmails: ['user@demo.test'],
  environments: environmentRoles,
  userGroupIds: ['g1'],
};
const environment = {
  subscriptionId: 's1',
  type: 'sandbox' as const,
  name: 'Trials',
  description: 'For trying out',
  environmentRoles: [{ userRole: 'User' as const, userId: 'u1' }],
};
const group = { subscriptionId: 's1', name: 'Print', description: null, environmentRoles };
const integration = { name: 'Web shop', description: 'Orders' };

const WRITES: Case[] = [
  [
    'R7.12 R3.04 POST',
    '/api/v1/environments',
    () => write(environmentMutations(api).create(), environment),
    { body: environment },
  ],
  [
    'R7.10 DELETE',
    '/api/v1/environments/e1',
    () => write(environmentMutations(api).remove(), { environmentId: 'e1' }),
  ],
  [
    'R7.22 PUT',
    `${subscriptions}/s1/external-idp-domains`,
    () =>
      write(subscriptionMutations(api).setExternalDomains(), { subscriptionId: 's1', domains: ['a.test'] }),
    { body: ['a.test'] },
  ],
  [
    'R7.23 R3.21 POST',
    `${users}/invitations`,
    async () => {
      // The response has no results here; the test is about the request.
      await write(userMutations(api).invite(), invitation).catch(() => undefined);
    },
    { body: invitation },
  ],
  [
    'R7.24 R3.23 POST',
    `${users}/invitations/trial`,
    () => write(userMutations(api).inviteToTrial(), { email: 'user@demo.test' }),
    { body: { email: 'user@demo.test' } },
  ],
  [
    'R7.27 R7.29 POST',
    `${users}/u1/enable-federation`,
    () =>
      write(migrationMutations(api).enableFederation(), {
        userId: 'u1',
        signature,
        model: { newUserId: 'n1' },
      }),
    { body: { newUserId: 'n1' }, headers: signed },
  ],
  [
    'R7.28 R7.29 R3.25 POST',
    `${users}/u1/federated-groups`,
    () =>
      write(migrationMutations(api).updateFederatedGroups(), {
        userId: 'u1',
        signature,
        model: { groupIds: ['g1'], userEmail: 'user@demo.test' },
      }),
    { body: { groupIds: ['g1'], userEmail: 'user@demo.test' }, headers: signed },
  ],
  [
    'R7.30 DELETE',
    `${users}/u1/invitations`,
    () => write(userMutations(api).withdrawInvitation(), membership),
    { query: { subscriptionId: 's1' } },
  ],
  [
    'POST',
    `${users}/me/invitations/s1/accept`,
    () => write(userMutations(api).acceptInvitation(), membership),
  ],
  ['DELETE', `${users}/me/invitations/s1`, () => write(userMutations(api).declineInvitation(), membership)],
  [
    'R7.31 R7.70 R3.26 PATCH',
    `${users}/u1`,
    () => write(userMutations(api).updateName(), { userId: 'u1', ...name }),
    { body: name },
  ],
  ['R7.32 R4.02 POST', `${member}/activate`, () => write(userMutations(api).activate(), membership)],
  ['R7.33 R4.02 POST', `${member}/deactivate`, () => write(userMutations(api).deactivate(), membership)],
  [
    'R7.34 DELETE',
    member,
    () => write(userMutations(api).removeRole(), { ...membership, role: 'SubscriptionAdmin' }),
    { query: { role: 'SubscriptionAdmin' } },
  ],
  ['R7.34 DELETE', member, () => write(userMutations(api).remove(), membership)],
  [
    'R7.36 PATCH',
    member,
    () => write(userMutations(api).setSubscriptionRoles(), { ...membership, subscriptionRoles: ['SA'] }),
    { body: { subscriptionRoles: ['SA'] } },
  ],
  [
    'R7.37 R3.17 PATCH',
    `${member}/environments`,
    () => write(userMutations(api).setEnvironmentRoles(), { ...membership, environmentRoles }),
    { body: { environmentRoles } },
  ],
  [
    'R7.38 PATCH',
    `${member}/user-groups`,
    () => write(userMutations(api).addToGroups(), { ...membership, userGroupIds: ['g1'] }),
    { body: { userGroupIds: ['g1'] } },
  ],
  [
    'R7.39 DELETE',
    `${member}/user-groups`,
    () => write(userMutations(api).removeFromGroups(), { ...membership, userGroupIds: ['g1'] }),
    { body: { userGroupIds: ['g1'] } },
  ],
  [
    'R7.40 R3.28 POST',
    `${users}/manage/add`,
    () => write(migrationMutations(api).add(), { signature, model: { email: 'user@demo.test', ...name } }),
    { body: { email: 'user@demo.test', ...name }, headers: signed },
  ],
  [
    'R7.42 PUT',
    `${users}/u1/manage/update`,
    () => write(migrationMutations(api).update(), { userId: 'u1', signature, model: name }),
    { body: name, headers: signed },
  ],
  [
    'R7.44 POST',
    '/api/v1/user-groups',
    () => write(userGroupMutations(api).create(), group),
    { body: group },
  ],
  [
    'R7.46 PATCH',
    '/api/v1/user-groups/g1',
    () =>
      write(userGroupMutations(api).update(), {
        id: 'g1',
        name: 'Web',
        description: 'Web team',
        environmentRoles,
      }),
    { body: { name: 'Web', description: 'Web team', environmentRoles } },
  ],
  ['R7.47 DELETE', '/api/v1/user-groups/g1', () => write(userGroupMutations(api).remove(), { id: 'g1' })],
  [
    'R7.49 PATCH',
    '/api/v1/user-groups/g1/users',
    () => write(userGroupMutations(api).addUsers(), { id: 'g1', userIds: ['u1'] }),
    { body: { userIds: ['u1'] } },
  ],
  [
    'R7.50 DELETE',
    '/api/v1/user-groups/g1/users',
    () => write(userGroupMutations(api).removeUser(), { id: 'g1', userId: 'u1' }),
    { query: { userId: 'u1' } },
  ],
  [
    'R7.53 POST',
    '/api/v1/integrations',
    () => write(integrationMutations(api).create(), { environmentId: 'e1', ...integration }),
    { body: { environmentId: 'e1', ...integration } },
  ],
  [
    'R7.55 PUT',
    '/api/v1/integrations/c1',
    () => write(integrationMutations(api).update(), { clientId: 'c1', ...integration }),
    { body: integration },
  ],
  [
    'R7.56 DELETE',
    '/api/v1/integrations/c1',
    () => write(integrationMutations(api).remove(), { clientId: 'c1' }),
  ],
  [
    'R7.58 PUT',
    '/api/v1/integrations/c1/permissions',
    () =>
      write(integrationMutations(api).setPermissions(), {
        clientId: 'c1',
        permissions: ['font:read', 'media:list'],
      }),
    { body: { permissions: ['font:read', 'media:list'] } },
  ],
  [
    'R7.59 POST',
    '/api/v1/integrations/c1/rotate-secret',
    () => write(integrationMutations(api).rotateSecret(), { clientId: 'c1' }),
  ],
];

async function check(method: string, path: string, run: () => Promise<unknown>, expected: Expected = {}) {
  await run();
  expect(calls).toHaveLength(1);
  const [call] = calls;
  expect(call).toMatchObject({ method, path, query: expected.query ?? {} });
  expect(call?.body).toEqual(expected.body);
  expect(call?.headers.get('authorization')).toBe('Bearer token');
  const wanted = { signature: null, 'signature-timestamp': null, ...expected.headers };
  for (const [header, value] of Object.entries(wanted)) expect(call?.headers.get(header)).toBe(value);
}

describe('requests of reads', () => {
  it.each(READS)('%s GET %s', async (_rows, path, run, expected) => {
    await check('GET', path, run, expected);
  });
});

describe('writes on the wire', () => {
  it.each(WRITES)('%s %s', async (title, path, run, expected) => {
    await check(title.split(' ').at(-1) ?? '', path, run, expected);
  });
});
