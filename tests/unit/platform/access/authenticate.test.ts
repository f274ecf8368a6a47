import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { authenticate, identify, requireActive } from '../../../../platform/access/authenticate';
import type { Caller } from '../../../../platform/access/loadCaller';
import { integrations, memberships, users } from '../../../../platform/database/schema';
import { InvalidTokenError, type TokenHolder } from '../../../../platform/identity/createVerifier';
import { secretMark } from '../../../../platform/identity/integrationClients';
import { TableStub } from '../support/TableStub';

const NOW = new Date('2026-06-18T12:00:00Z');
const request = (authorization?: string) => ({ headers: { authorization } }) as FastifyRequest;
const stub = new TableStub(
  [users, [{ id: 'u', hasFullAccess: false, lastSeenAt: NOW }]],
  [memberships, []],
  [integrations, [{ environmentId: 'e', permissions: ['media:read'], secretHash: 'hash' }]],
);
const asked: string[] = [];
const dependencies = (answer: TokenHolder | Error = { userId: 'u' }) => ({
  database: stub.database,
  now: NOW,
  verifyAccessToken: (token: string) => {
    asked.push(token);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  },
});
const integration: TokenHolder = { clientId: 'c', secretMark: secretMark('hash') };

describe('a call', () => {
  it.each([undefined, '', 'Bearer', 'Bearer ', 'Basic abc', 'abc', 'Bearer abc def', ' abc', 'xBearer abc'])(
    'without a bearer token is refused: %j',
    async (authorization) => {
      await expect(identify(request(authorization), dependencies())).rejects.toMatchObject({
        status: 401,
        message: 'You need to sign in.',
      });
    },
  );

  it.each(['Bearer abc', 'bearer abc', 'BEARER abc'])(
    'is made by whom its token was issued to: %j',
    async (header) => {
      asked.length = 0;
      await expect(identify(request(header), dependencies())).resolves.toMatchObject({
        caller: { user: { id: 'u' } },
      });
      expect(asked).toEqual(['abc']);
    },
  );

  it('with an invalid token requires signing in again', async () => {
    const invalid = new InvalidTokenError('expired');
    await expect(identify(request('Bearer abc'), dependencies(invalid))).rejects.toMatchObject({
      status: 401,
      message: 'Authentication expired. You need to login again.',
    });
  });

  it('forwards the error when the token can’t be checked', async () => {
    const gone = new Error('unreachable');
    await expect(identify(request('Bearer abc'), dependencies(gone))).rejects.toBe(gone);
  });

  it('of an integration is made in its own environment, with its own permissions', async () => {
    await expect(identify(request('Bearer abc'), dependencies(integration))).resolves.toEqual({
      integration: { clientId: 'c', environmentId: 'e', permissions: ['media:read'] },
    });
  });

  it('of an integration with a replaced secret is refused', async () => {
    const old = { clientId: 'c', secretMark: secretMark('old') };
    await expect(identify(request('Bearer abc'), dependencies(old))).rejects.toMatchObject({
      status: 401,
      message: 'The integration was deleted or has a new secret since this token was made.',
    });
  });

  it('of an integration that was deleted is refused', async () => {
    const gone = { ...dependencies(integration), database: new TableStub().database };
    await expect(identify(request('Bearer abc'), gone)).rejects.toMatchObject({ status: 401 });
  });
});

describe('a call for people', () => {
  it('returns its user', async () => {
    await expect(authenticate(request('Bearer abc'), dependencies())).resolves.toMatchObject({
      user: { id: 'u' },
    });
  });

  it('refuses integrations', async () => {
    await expect(authenticate(request('Bearer abc'), dependencies(integration))).rejects.toMatchObject({
      status: 403,
      message: 'This call is for people. An integration may use its own environment only.',
    });
  });

  it('is for active ones', () => {
    expect(() => requireActive({ status: 'Active' } as Caller)).not.toThrow();
    expect(() => requireActive({ status: 'Blocked' } as Caller)).toThrow(
      'Your account is blocked. Contact an administrator.',
    );
  });
});
