import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoUserId } from '@/demo';
import { loadCaller, type PersonHolder } from '../../platform/access/loadCaller';
import { users } from '../../platform/database/schema';
import { createVerifier } from '../../platform/identity/createVerifier';
import { loadKeys } from '../../platform/identity/loadKeys';
import { startWholePlatform } from './support/startWholePlatform';

const platform = startWholePlatform();
const audience = 'https://api.demo.test';
let provider: Server;
let issuer: string;
let privateKey: CryptoKey;
let isDown = false;
/** Serves keys in an unusual way. */
let giveKeys: ((response: ServerResponse) => void) | undefined;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  privateKey = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'key', alg: 'RS256', use: 'sig' };
  provider = createServer((request, response) => {
    response.statusCode = isDown ? 503 : 200;
    const isDiscovery = request.url?.endsWith('openid-configuration');
    if (giveKeys && !isDiscovery) return giveKeys(response);
    return void response.end(JSON.stringify(isDiscovery ? { jwks_uri: `${issuer}keys` } : { keys: [jwk] }));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`;
});
afterAll(() => void provider.close());

const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;
const somebody = 'auth0|somebody';

const token = (claims: object, key = privateKey, header: object = {}) =>
  new SignJWT({ sub: somebody, iss: issuer, aud: audience, scope: 'openid', exp: inMinutes(5), ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'key', ...header })
    .sign(key);

async function verifier() {
  const settings = { ...platform.settings, externalIssuer: { issuer, audience } };
  return createVerifier(settings, await loadKeys(platform.db), async () => true);
}

describe('tokens of another identity provider', () => {
  it('are accepted when it is configured, and name its user', async () => {
    const verify = await verifier();
    expect(await verify(await token({}))).toEqual({ externalUserId: somebody });
  });

  it('are refused for another audience, once expired, under another key or from another issuer', async () => {
    const verify = await verifier();
    const { privateKey: other } = await generateKeyPair('RS256');
    for (const bad of [
      await token({ aud: 'https://other.demo.test' }),
      await token({ exp: inMinutes(-5) }),
      await token({ exp: undefined }),
      await token({}, other),
      await token({ iss: 'https://other.demo.test/' }),
      await token({ sub: '' }),
    ])
      await expect(verify(bad)).rejects.toMatchObject({ name: 'InvalidTokenError' });
  });

  it('are accepted as access tokens only, by type or by claims', async () => {
    const verify = await verifier();
    const good = [
      await token({ scope: undefined }, privateKey, { typ: 'at+jwt' }),
      await token({ scope: undefined }, privateKey, { typ: 'application/at+jwt' }),
      await token({}, privateKey, { typ: 'JWT' }),
      await token({ scope: undefined, scp: 'platform' }),
    ];
    for (const access of good) expect(await verify(access)).toEqual({ externalUserId: somebody });
    const others = [
      await token({ scope: undefined }),
      await token({ nonce: 'of a sign-in' }),
      await token({ at_hash: 'of an access token' }),
      await token({}, privateKey, { typ: 'id+jwt' }),
      await token({}, privateKey, { typ: 'logout+jwt' }),
    ];
    for (const other of others) await expect(verify(other)).rejects.toThrow('another kind');
  });

  it('belong to no account until their subject is linked to one', async () => {
    const userId = demoUserId('full.access@demo.test');
    const holder = await (await verifier())(await token({ sub: userId }));
    const load = () => loadCaller(platform.db, holder as PersonHolder, new Date());
    await expect(load()).rejects.toMatchObject({ status: 403 });
    const linked = eq(users.id, demoUserId('user@demo.test'));
    await platform.db.update(users).set({ externalUserId: userId }).where(linked);
    expect((await load()).user.email).toBe('user@demo.test');
  });

  it('are refused without a configured provider', async () => {
    const response = await platform.app.inject({
      url: '/api/v1/users/me',
      headers: { authorization: `Bearer ${await token({})}` },
    });
    expect(response.statusCode).toBe(401);
  });

  it.each([
    ['answers with a failure', (response: ServerResponse) => void response.writeHead(503).end()],
    ['answers with something else', (response: ServerResponse) => void response.end('<html>')],
    ['answers with no keys', (response: ServerResponse) => void response.end('{}')],
    ['hangs up', (response: ServerResponse) => void response.destroy()],
  ])('are neither good nor bad while what has its keys %s', async (_what, answer) => {
    const verify = await verifier();
    giveKeys = answer;
    await expect(verify(await token({}))).rejects.toMatchObject({ name: 'UnreachableIssuerError' });
    giveKeys = undefined;
    expect(await verify(await token({}))).toEqual({ externalUserId: somebody });
  });

  it('are accepted again once it is reachable', async () => {
    const verify = await verifier();
    isDown = true;
    await expect(verify(await token({}))).rejects.toMatchObject({
      name: 'UnreachableIssuerError',
      message: expect.stringContaining('answers 503') as string,
    });
    isDown = false;
    expect(await verify(await token({}))).toEqual({ externalUserId: somebody });
  });
});
