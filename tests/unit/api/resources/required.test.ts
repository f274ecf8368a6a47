import { describe, expect, it } from 'vitest';
import { environmentMutations, environmentQueries } from '@/api/environments';
import { RequiredError } from '@/api/http';
import { integrationMutations, integrationQueries } from '@/api/integrations';
import { reportMutations, reportQueries } from '@/api/reports';
import { subscriptionMutations, subscriptionQueries } from '@/api/subscriptions';
import { userGroupMutations, userGroupQueries } from '@/api/user-groups';
import { migrationMutations, migrationQueries, userMutations, userQueries } from '@/api/users';
import {
  assignUserGroups,
  removeUserGroups,
  updateSubscriptionRoles,
  updateUserEnvironments,
  updateUserName,
} from '@/api/users/calls';
import { createWire } from './wire';

const { api, calls, read, write } = createWire();
const membership = { userId: 'u1', subscriptionId: 's1' };
const signature = { signature: 'abc', signatureTimestamp: '1735689600' };
const name = { firstName: 'Robin', lastName: 'Vale' };
/** Types forbid omitting these; a caller without types, or with a value from the URL, still can. */
const missing = undefined as never;

type Case = [string, string, () => Promise<unknown>];

const users = userMutations(api);
const migration = migrationMutations(api);
const groups = userGroupMutations(api);
const integrations = integrationMutations(api);

const CASES: Case[] = [
  ['R5.06', 'environmentId', () => read(environmentQueries(api).detail(''))],
  ['R5.06', 'environmentId', () => read(environmentQueries(api).renders(missing))],
  ['R5.06', 'environmentId', () => write(environmentMutations(api).remove(), { environmentId: missing })],
  ['R5.06', 'environmentId', () => read(integrationQueries(api).list(''))],
  ['R5.06', 'subscriptionId', () => read(subscriptionQueries(api).detail(''))],
  ['R5.06', 'subscriptionId', () => read(subscriptionQueries(api).renders(''))],
  ['R5.06', 'subscriptionId', () => read(subscriptionQueries(api).environmentRoles(''))],
  ['R5.06', 'subscriptionId', () => read(userQueries(api).list(''))],
  ['R5.06', 'subscriptionId', () => read(userGroupQueries(api).list(''))],
  ['R5.06', 'userId', () => read(userQueries(api).detail({ ...membership, userId: '' }))],
  ['R5.06', 'userId', () => read(userQueries(api).groups({ ...membership, userId: '' }))],
  ['R5.06', 'userId', () => write(users.activate(), { ...membership, userId: missing })],
  ['R5.06', 'subscriptionId', () => write(users.deactivate(), { ...membership, subscriptionId: missing })],
  ['R5.06', 'userId', () => write(users.remove(), { ...membership, userId: '' })],
  ['R5.06', 'subscriptionId', () => write(users.withdrawInvitation(), { ...membership, subscriptionId: '' })],
  ['R5.06', 'userId', () => write(users.updateName(), { userId: '', ...name })],
  ['R5.06', 'id', () => read(userGroupQueries(api).detail(''))],
  ['R5.06', 'id', () => read(userGroupQueries(api).users(''))],
  ['R5.06', 'id', () => write(groups.remove(), { id: '' })],
  ['R5.06', 'userId', () => write(groups.removeUser(), { id: 'g1', userId: '' })],
  ['R5.06', 'clientId', () => read(integrationQueries(api).detail(''))],
  ['R5.06', 'clientId', () => read(integrationQueries(api).permissions(''))],
  ['R5.06', 'clientId', () => write(integrations.rotateSecret(), { clientId: '' })],
  ['R5.06', 'clientId', () => write(integrations.remove(), { clientId: '' })],
  [
    'R5.07',
    'signature',
    () => read(migrationQueries(api).emailStatus('u1', { ...signature, signature: '' })),
  ],
  [
    'R5.07',
    'signatureTimestamp',
    () =>
      write(migration.add(), {
        signature: { ...signature, signatureTimestamp: '' },
        model: { email: 'user@demo.test', ...name },
      }),
  ],
  [
    'R5.07',
    'signature',
    () =>
      write(migration.enableFederation(), {
        userId: 'u1',
        signature: { ...signature, signature: missing },
        model: { newUserId: 'n1' },
      }),
  ],
  [
    'R5.07',
    'signatureTimestamp',
    () =>
      write(migration.updateFederatedGroups(), {
        userId: 'u1',
        signature: { ...signature, signatureTimestamp: missing },
        model: { groupIds: [], userEmail: 'user@demo.test' },
      }),
  ],
  ['R5.08', 'groupBy', () => read(environmentQueries(api).renders('e1', { groupBy: '' as never }))],
  ['R5.08', 'groupBy', () => read(subscriptionQueries(api).renders('s1', { groupBy: '' as never }))],
  [
    'R5.09 R7.61',
    'startDate',
    () => read(reportQueries(api).studioUsages({ startDate: '', endDate: '2026-01-31' })),
  ],
  [
    'R5.09 R7.61',
    'endDate',
    () =>
      read(
        reportQueries(api).customerUsages({ customerId: 'c1', startDate: '2026-01-01', endDate: missing }),
      ),
  ],
  [
    'R5.09 R7.61',
    'startDate',
    () =>
      write(reportMutations(api).downloadEnvironmentUsages(), {
        environmentId: 'e1',
        startDate: missing,
        endDate: '2026-01-31',
      }),
  ],
  [
    'R5.09 R7.61',
    'endDate',
    () =>
      write(reportMutations(api).downloadSubscriptionUsages(), {
        subscriptionId: 's1',
        startDate: '2026-01-01',
        endDate: '',
      }),
  ],
  ['R5.10', 'updateUserNameModel', () => updateUserName(api, 'u1', missing)],
  ['R5.10', 'updateUserModel', () => updateSubscriptionRoles(api, membership, missing)],
  ['R5.10', 'userEnvironmentsModel', () => updateUserEnvironments(api, membership, missing)],
  ['R5.10', 'removeUserGroupsModel', () => removeUserGroups(api, membership, missing)],
  ['R5.10', 'assignUserGroupsModel', () => assignUserGroups(api, membership, missing)],
  [
    'R5.11',
    'requestBody',
    () => write(subscriptionMutations(api).setExternalDomains(), { subscriptionId: 's1', domains: missing }),
  ],
  [
    'R5.11',
    'enableFederationModel',
    () => write(migration.enableFederation(), { userId: 'u1', signature, model: missing }),
  ],
  [
    'R5.11',
    'updateFederatedUserGroupsModel',
    () => write(migration.updateFederatedGroups(), { userId: 'u1', signature, model: missing }),
  ],
  ['R5.12', 'email', () => write(migration.add(), { signature, model: { ...name, email: missing } })],
  [
    'R5.12',
    'firstName',
    () => write(migration.add(), { signature, model: { email: 'a@b.test', ...name, firstName: missing } }),
  ],
  [
    'R5.12',
    'lastName',
    () => write(migration.add(), { signature, model: { email: 'a@b.test', ...name, lastName: missing } }),
  ],
  ['R5.13', 'userIds', () => write(groups.addUsers(), { id: 'g1', userIds: missing })],
  ['R5.14', 'userGroupIds', () => write(users.addToGroups(), { ...membership, userGroupIds: missing })],
  ['R5.14', 'userGroupIds', () => write(users.removeFromGroups(), { ...membership, userGroupIds: missing })],
  [
    'R5.15',
    'subscriptionId',
    () => write(groups.create(), { subscriptionId: missing, name: 'Print', environmentRoles: [] }),
  ],
  [
    'R5.15',
    'name',
    () => write(groups.create(), { subscriptionId: 's1', name: missing, environmentRoles: [] }),
  ],
  [
    'R5.15',
    'environmentRoles',
    () => write(groups.create(), { subscriptionId: 's1', name: 'Print', environmentRoles: missing }),
  ],
  ['R5.16', 'name', () => write(groups.update(), { id: 'g1', name: missing })],
  [
    'R5.17',
    'subscriptionId',
    () => write(environmentMutations(api).create(), { subscriptionId: missing, type: 'sandbox' }),
  ],
  ['R5.17', 'type', () => write(environmentMutations(api).create(), { subscriptionId: 's1', type: missing })],
  ['R5.18', 'environmentId', () => write(integrations.create(), { environmentId: missing, name: 'Shop' })],
  ['R5.18', 'name', () => write(integrations.create(), { environmentId: 'e1', name: missing })],
  ['R5.19', 'name', () => write(integrations.update(), { clientId: 'c1', name: missing, description: null })],
  [
    'R5.19',
    'description',
    () => write(integrations.update(), { clientId: 'c1', name: 'Shop', description: missing }),
  ],
  [
    'R5.20',
    'userEmails',
    () => write(users.invite(), { userEmails: missing, userGroupIds: [], subscriptionId: 's1' }),
  ],
  [
    'R5.20',
    'userGroupIds',
    () => write(users.invite(), { userEmails: ['a@b.test'], userGroupIds: missing, subscriptionId: 's1' }),
  ],
  [
    'R5.20',
    'subscriptionId',
    () => write(users.invite(), { userEmails: ['a@b.test'], userGroupIds: [], subscriptionId: missing }),
  ],
  ['R5.21', 'email', () => write(users.inviteToTrial(), { email: missing })],
  ['R5.22', 'firstName', () => write(users.updateName(), { userId: 'u1', ...name, firstName: missing })],
  ['R5.22', 'lastName', () => write(users.updateName(), { userId: 'u1', ...name, lastName: missing })],
  [
    'R5.23',
    'newUserId',
    () => write(migration.enableFederation(), { userId: 'u1', signature, model: { newUserId: missing } }),
  ],
  [
    'R5.24',
    'groupIds',
    () =>
      write(migration.updateFederatedGroups(), {
        userId: 'u1',
        signature,
        model: { groupIds: missing, userEmail: 'a@b.test' },
      }),
  ],
  [
    'R5.24',
    'userEmail',
    () =>
      write(migration.updateFederatedGroups(), {
        userId: 'u1',
        signature,
        model: { groupIds: [], userEmail: missing },
      }),
  ],
  [
    'R5.25',
    'environmentId',
    () =>
      write(users.setEnvironmentRoles(), {
        ...membership,
        environmentRoles: [{ environmentId: missing, userRole: 'EA' }],
      }),
  ],
  [
    'R5.25',
    'userRole',
    () =>
      write(users.setEnvironmentRoles(), {
        ...membership,
        environmentRoles: [{ environmentId: 'e1', userRole: missing }],
      }),
  ],
  [
    'R5.26',
    'subscriptionRoles',
    () => write(users.setSubscriptionRoles(), { ...membership, subscriptionRoles: missing }),
  ],
  [
    'R5.27',
    'environmentRoles',
    () => write(users.setEnvironmentRoles(), { ...membership, environmentRoles: missing }),
  ],
];

describe('a call without a required parameter', () => {
  it.each(CASES)('%s R8.03 is not made and names %s', async (_rows, parameter, run) => {
    const error: unknown = await run().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RequiredError);
    expect(error).toMatchObject({ parameter });
    expect(calls).toEqual([]);
  });
});
