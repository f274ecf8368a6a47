import { createHmac, createPublicKey } from 'node:crypto';
import {
  decodeJwt,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  type JWTHeaderParameters,
  type JWTPayload,
} from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoUserId } from '@/demo';
import { apiAudience, issuerOf } from '../../platform/identity/createProvider';
import { loadKeys } from '../../platform/identity/loadKeys';
import { beginSignIn } from './support/signIn';
import { startWholePlatform } from './support/startWholePlatform';

const platform = startWholePlatform();
const seconds = () => Math.floor(Date.now() / 1000);

let kid: string;
let sign: (changes?: { header?: object; payload?: JWTPayload }) => Promise<string>;
let publicKey: string;
/** A valid session, so that no call is refused for lack of one. */
let sid: unknown;

beforeAll(async () => {
  const { signing } = await loadKeys(platform.db);
  const signIn = await beginSignIn(platform.app, platform.settings);
  const { location } = await signIn.submit('full.access@demo.test', 'demo');
  ({ sid } = decodeJwt((await signIn.finish(location)).accessToken));
  kid = String(signing.kid);
  publicKey = createPublicKey({ key: signing as never, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString();
  const key = await importJWK(signing, 'RS256');
  sign = ({ header = {}, payload = {} } = {}) =>
    new SignJWT({ ...rightPayload(), ...payload })
      .setProtectedHeader({ ...rightHeader(), ...header } as JWTHeaderParameters)
      .sign(key);
});

const rightHeader = () => ({ alg: 'RS256', typ: 'at+jwt', kid });
const rightPayload = () => ({
  iss: issuerOf(platform.settings),
  aud: apiAudience(platform.settings),
  sub: demoUserId('full.access@demo.test'),
  sid,
  iat: seconds() - 5,
  exp: seconds() + 600,
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Assembles a token from any header and signature. */
function assemble(
  header: object,
  signature: (text: string) => string,
  payload: object = rightPayload(),
): string {
  const text = `${part(header)}.${part(payload)}`;
  return `${text}.${signature(text)}`;
}

async function statusOf(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await platform.app.inject({ url: '/api/v1/users/me', headers })).statusCode;
}

/** Signs a token with the attacker's key, which its header offers. */
async function signedByOthers(header: (publicKey: object) => object): Promise<string> {
  const pair = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' };
  return new SignJWT(rightPayload())
    .setProtectedHeader({ ...rightHeader(), ...header(jwk) } as JWTHeaderParameters)
    .sign(pair.privateKey);
}

const FORGED: [string, () => string | Promise<string>][] = [
  ['no signature', () => assemble({ alg: 'none', typ: 'at+jwt' }, () => '')],
  ['no signature, in other letters', () => assemble({ alg: 'nOnE', typ: 'at+jwt', kid }, () => '')],
  ['a signature cut off', async () => (await sign()).replace(/[^.]+$/, '')],
  [
    'another user under the same signature',
    async () => {
      const [header, , signature] = (await sign()).split('.');
      return `${header}.${part({ ...rightPayload(), sub: demoUserId('subscription.admin@demo.test') })}.${signature}`;
    },
  ],
  [
    'the public key as a shared secret',
    () =>
      assemble({ ...rightHeader(), alg: 'HS256' }, (text) =>
        createHmac('sha256', publicKey).update(text).digest('base64url'),
      ),
  ],
  [
    'an empty shared secret',
    () =>
      assemble({ ...rightHeader(), alg: 'HS256' }, (text) =>
        createHmac('sha256', '').update(text).digest('base64url'),
      ),
  ],
  ['a key of others', () => signedByOthers(() => ({}))],
  ['a key it brings along', () => signedByOthers((jwk) => ({ jwk }))],
  ['an address of its key', () => signedByOthers(() => ({ jku: 'http://127.0.0.1:9/keys', kid: 'other' }))],
  ['a path for its key', () => signedByOthers(() => ({ kid: '../../../../dev/null' }))],
  [
    'a critical extension nobody knows',
    () => assemble({ ...rightHeader(), crit: ['anything'], anything: true }, () => 'AAAA'),
  ],
  ['an id token’s type', () => sign({ header: { typ: 'JWT' } })],
  ['no type', () => sign({ header: { typ: undefined } })],
  ['another audience', () => sign({ payload: { aud: 'platen-console' } })],
  ['another issuer', () => sign({ payload: { iss: `${issuerOf(platform.settings)}x` } })],
  ['no end', () => sign({ payload: { exp: undefined } })],
  ['no session', () => sign({ payload: { sid: undefined } })],
  ['a session nobody has', () => sign({ payload: { sid: 'made-up' } })],
  [
    'the session of somebody else',
    () => sign({ payload: { sub: demoUserId('subscription.admin@demo.test') } }),
  ],
  ['an end in the past', () => sign({ payload: { exp: seconds() - 61 } })],
  ['a beginning to come', () => sign({ payload: { nbf: seconds() + 120 } })],
  ['nobody', () => sign({ payload: { sub: undefined } })],
  ['a user who does not exist', () => sign({ payload: { sub: demoUserId('nobody@demo.test') } })],
  ['a statement for a user', () => sign({ payload: { sub: `' or '1'='1` } })],
];

describe('forged tokens', () => {
  it('are accepted when the platform has signed them, as a control', async () => {
    expect(await statusOf(await sign())).toBe(200);
  });

  it.each(FORGED)('are refused with %s', async (_what, make) => {
    expect([401, 403]).toContain(await statusOf(await make()));
  });

  it('are refused when they are refresh tokens or codes', async () => {
    const signIn = await beginSignIn(platform.app, platform.settings);
    const { location } = await signIn.submit('full.access@demo.test', 'demo');
    const { accessToken, refreshToken, code } = await signIn.finish(location);
    expect(await statusOf(accessToken)).toBe(200);
    for (const other of [refreshToken, code]) expect(await statusOf(other)).toBe(401);
  });

  it('are read from the one header only', async () => {
    const token = await sign();
    const places = [
      { url: `/api/v1/users/me?access_token=${token}` },
      {
        url: '/api/v1/users/me',
        headers: { cookie: `access_token=${token}; Authorization=Bearer ${token}` },
      },
      { url: '/api/v1/users/me', headers: { authorization: `Basic ${token}` } },
      { url: '/api/v1/users/me', headers: { 'x-authorization': `Bearer ${token}` } },
    ];
    for (const place of places) expect((await platform.app.inject(place)).statusCode).toBe(401);
  });
});
