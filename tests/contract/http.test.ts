import { describe, expect, it } from 'vitest';
import { demoGroupId, ENVIRONMENTS } from '@/demo';
import { document, routes } from './support/contract';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const admin = 'subscription.admin';
const reviewers = `/api/v1/user-groups/${demoGroupId('aurora', 'Reviewers')}`;
const authorization = `Bearer ${admin}`;

describe('every call', () => {
  it('is under /api/v1 as in the contract', async () => {
    const response = await platform.app.inject({ url: '/environments', headers: { authorization } });
    expect(response.statusCode).toBe(404);
    expect(await platform.ok(admin, 'listEnvironments')).toHaveLength(6);
  });

  it('requires a valid token, except for ping and signed calls', async () => {
    const open = new Set([
      ...['ping', 'enableFederation', 'updateFederatedGroups'],
      ...['addMigratedUser', 'getEmailStatus', 'updateMigratedUser'],
    ]);
    for (const { operationId, method, path } of routes) {
      if (open.has(operationId)) continue;
      const url = `/api/v1${path.replace(/\{\w+\}/g, ENVIRONMENTS.auroraProduction)}`;
      for (const headers of [{}, { authorization: 'Bearer expired' }, { authorization: 'Basic abc' }]) {
        const response = await platform.app.inject({ method, url, headers });
        expect(response.statusCode, `${operationId} ${JSON.stringify(headers)}`).toBe(401);
        expect(response.headers['content-type']).toBe('application/problem+json');
      }
    }
  });

  it('is refused without an account', async () => {
    const problem = await platform.refused('stranger', 'getMe', 403);
    expect(problem.detail).toBe('You have no account on this platform.');
  });

  it('R3.33 answers errors as type, title, status, detail and instance', async () => {
    const { errors, requestId, ...problem } = await platform.refused(admin, 'listUserGroups', 400);
    expect(problem).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: 'subscriptionId is required.',
      instance: '/api/v1/user-groups',
    });
    expect(errors).toEqual([{ field: 'subscriptionId', message: 'is required' }]);
    expect(requestId).toEqual(expect.any(String));
  });

  it('has its own operationId, and operations beyond the specification are marked', () => {
    expect(new Set(routes.map(({ operationId }) => operationId)).size).toBe(routes.length);
    const beyond = routes.filter((route) => route['x-beyond']).map(({ operationId }) => operationId);
    expect(beyond.sort()).toEqual([
      'acceptInvitation',
      'declineInvitation',
      'endPreviousSecret',
      'getOwnedItems',
      'getUserTask',
      'handOverOwnedItems',
      'listLeftovers',
      'listMyActivity',
      'listMyInvitations',
      'listSubscriptionActivity',
      'listUserTaskResults',
      'listUserTasks',
      'replacePrices',
      'startInvitationTask',
      'startUserTask',
      'stopUserTask',
      'undoUserTask',
      'updateEnvironment',
    ]);
    expect(routes.length - beyond.length).toBe(54);
    const assumed = routes.filter((route) => route['x-assumed']).map(({ operationId }) => operationId);
    expect(assumed).toContain('getTotalCustomerUsages');
    expect(assumed).not.toContain('listEnvironments');
  });

  it('is never cached and has a request id', async () => {
    const { headers } = await platform.call(admin, 'getMe');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-request-id']).toEqual(expect.any(String));
  });
});

describe('bodies', () => {
  const patch = (payload: string, type: string | undefined = 'application/json') =>
    platform.app.inject({
      method: 'PATCH',
      url: reviewers,
      payload,
      headers: { authorization, ...(type && { 'content-type': type }) },
    });

  it('must be present, valid JSON and of the right content type', async () => {
    const bare = await platform.app.inject({ method: 'PATCH', url: reviewers, headers: { authorization } });
    expect(bare.statusCode).toBe(400);
    expect((await patch('{"name":')).statusCode).toBe(400);
    expect((await patch('{"name":"x"}', 'text/plain')).statusCode).toBe(415);
    expect((await patch('name=x', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await patch('{"name":"x"}')).statusCode).toBe(200);
  });

  it('are refused with a wrong type or an unknown field instead of being converted', async () => {
    expect((await patch('{"name":5}')).statusCode).toBe(400);
    const unknown = await patch('{"name":"x","isDefault":true}');
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json()).toMatchObject({ errors: [{ field: 'isDefault' }] });
  });

  it('can’t reach the prototype of objects', async () => {
    expect((await patch('{"name":"x","__proto__":{"isDefault":true}}')).statusCode).toBe(400);
    expect((await patch('{"name":"x","constructor":{"prototype":{"a":1}}}')).statusCode).toBe(400);
  });
});

describe('reference data', () => {
  it('R7.66 are the roles with code and rank, highest first', async () => {
    const roles = await platform.ok('user', 'listRoles');
    expect(roles.map(({ code, name, rank }) => `${code} ${name} ${rank}`)).toEqual([
      'FA FullAccess 5',
      'SA SubscriptionAdmin 4',
      'EA EnvironmentAdmin 3',
      'EU User 2',
      'SU SupportUser 0',
      'TD TemplateDesigner 0',
      'CA ContentAdministrator 0',
    ]);
    expect(document.components.schemas.RoleCode?.enum).toEqual(['FA', 'SA', 'EA', 'EU', 'SU', 'TD', 'CA']);
  });

  it('R7.67 is a ping that needs no token', async () => {
    expect(await platform.ok(null, 'ping')).toEqual({ status: 'ok' });
  });
});
