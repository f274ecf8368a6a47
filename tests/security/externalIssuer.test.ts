import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVerifier } from '../../platform/identity/createVerifier';
import { loadKeys } from '../../platform/identity/loadKeys';
import { startWholePlatform } from './support/startWholePlatform';

const platform = startWholePlatform();
const audience = 'https://api.demo.test';
let provider: Server;
let issuer: string;
let privateKey: CryptoKey;
let isDown = false;
/** How keys are given, where not as they should. */
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

const token = (claims: object, key = privateKey) =>
  new SignJWT({ sub: 'auth0|somebody', iss: issuer, aud: audience, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'key' })
    .setExpirationTime('5m')
    .sign(key);

const expired = () =>
  new SignJWT({ sub: 'auth0|somebody', iss: issuer, aud: audience })
    .setProtectedHeader({ alg: 'RS256', kid: 'key' })
    .setExpirationTime('-5m')
    .sign(privateKey);

async function verifier() {
  const settings = { ...platform.settings, externalIssuer: { issuer, audience } };
  return createVerifier(settings, await loadKeys(platform.db));
}

describe('tokens of another identity provider', () => {
  it('hold when it is named, and name its user', async () => {
    const verify = await verifier();
    expect(await verify(await token({}))).toEqual({ subject: 'auth0|somebody' });
  });

  it('do not hold for another audience, once expired, under another key or from another issuer', async () => {
    const verify = await verifier();
    const { privateKey: other } = await generateKeyPair('RS256');
    for (const bad of [
      await token({ aud: 'https://other.demo.test' }),
      await expired(),
      await token({}, other),
      await token({ iss: 'https://other.demo.test/' }),
      await token({ sub: '' }),
    ])
      await expect(verify(bad)).rejects.toMatchObject({ name: 'InvalidTokenError' });
  });

  it('do not hold when none is named', async () => {
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
    expect(await verify(await token({}))).toEqual({ subject: 'auth0|somebody' });
  });

  it('are tried again after it was out of reach', async () => {
    const verify = await verifier();
    isDown = true;
    await expect(verify(await token({}))).rejects.toMatchObject({
      name: 'UnreachableIssuerError',
      message: expect.stringContaining('answers 503') as string,
    });
    isDown = false;
    expect(await verify(await token({}))).toEqual({ subject: 'auth0|somebody' });
  });
});
