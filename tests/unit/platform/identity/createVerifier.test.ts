// @vitest-environment node
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createVerifier, UnreachableIssuerError } from '../../../../platform/identity/createVerifier';
import type { Settings } from '../../../../platform/settings';

const OWN = { publicUrl: 'https://platform.test' };
const EXTERNAL = { issuer: 'https://idp.test/', audience: 'https://api.test' };
const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;

let privateKey: CryptoKey;
let otherKey: CryptoKey;
let signing: JWK;
let publicJwk: JWK;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  privateKey = pair.privateKey;
  otherKey = (await generateKeyPair('RS256')).privateKey;
  signing = { ...(await exportJWK(privateKey)), kid: 'key' };
  publicJwk = { ...(await exportJWK(pair.publicKey)), kid: 'key', alg: 'RS256', use: 'sig' };
});
afterEach(() => vi.unstubAllGlobals());

const make = (claims: object, header: object, key = privateKey) =>
  new SignJWT({ exp: inMinutes(5), ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'key', ...header })
    .sign(key);

const own = (claims: object = {}, header: object = {}, key?: CryptoKey) =>
  make(
    {
      iss: 'https://platform.test/identity/',
      aud: 'https://platform.test/api/v1',
      sub: 'u1',
      sid: 's1',
      ...claims,
    },
    { typ: 'at+jwt', ...header },
    key,
  );
const external = (claims: object = {}, header: object = {}, key?: CryptoKey) =>
  make(
    { iss: EXTERNAL.issuer, aud: EXTERNAL.audience, sub: 'idp|1', scope: 'openid', ...claims },
    header,
    key,
  );

const asked = vi.fn<(sessionId: string, userId: string) => Promise<boolean>>();
function verifier(externalIssuer: Settings['externalIssuer'] = undefined, isGoingOn = true) {
  asked.mockReset().mockResolvedValue(isGoingOn);
  return createVerifier({ ...OWN, externalIssuer } as Settings, { signing, cookies: [] }, asked);
}
const isInvalid = (message: unknown = expect.any(String)) => ({ name: 'InvalidTokenError', message });

describe('a token of the platform', () => {
  it('is accepted for its user during the session', async () => {
    await expect(verifier()(await own())).resolves.toEqual({ userId: 'u1' });
    expect(asked.mock.calls).toEqual([['s1', 'u1']]);
  });

  it('is refused without a session or after its end', async () => {
    const ended = isInvalid('The session of the access token has ended.');
    await expect(verifier(undefined, false)(await own())).rejects.toMatchObject(ended);
    await expect(verifier()(await own({ sid: undefined }))).rejects.toMatchObject(ended);
    await expect(verifier()(await own({ sid: 5 }))).rejects.toMatchObject(ended);
  });

  it('identifies an integration, which has no session', async () => {
    const token = await own({ sub: 'c1', secret_mark: 'mark', sid: undefined });
    await expect(verifier()(token)).resolves.toEqual({ clientId: 'c1', secretMark: 'mark' });
    expect(asked).not.toHaveBeenCalled();
  });

  it.each<[string, object, object?]>([
    ['expired', { exp: inMinutes(-5) }],
    ['without an end', { exp: undefined }],
    ['without a subject', { sub: undefined }],
    ['for another audience', { aud: 'https://other.test' }],
    ['of another issuer', { iss: 'https://other.test' }],
    ['of another type', {}, { typ: 'JWT' }],
  ])('%s is invalid', async (_, claims, header) => {
    await expect(verifier()(await own(claims, header))).rejects.toMatchObject(isInvalid());
  });

  it('with an empty subject is refused', async () => {
    await expect(verifier()(await own({ sub: '' }))).rejects.toMatchObject(
      isInvalid('The access token names no user.'),
    );
  });

  it('under another key, or by another method, is invalid', async () => {
    await expect(verifier()(await own({}, {}, otherKey))).rejects.toMatchObject(isInvalid());
    const { privateKey: ps } = await generateKeyPair('PS256');
    await expect(verifier()(await own({}, { alg: 'PS256' }, ps))).rejects.toMatchObject(isInvalid());
  });

  it('is accepted with another configured provider too', async () => {
    await expect(verifier(EXTERNAL)(await own())).resolves.toEqual({ userId: 'u1' });
  });

  it('can’t be verified while the session can’t be checked', async () => {
    const verify = verifier();
    const gone = new Error('the database is gone');
    asked.mockRejectedValue(gone);
    await expect(verify(await own())).rejects.toBe(gone);
  });

  it('that is no JWT is refused', async () => {
    await expect(verifier()('text')).rejects.toMatchObject(isInvalid());
    await expect(verifier(EXTERNAL)('text')).rejects.toMatchObject(isInvalid());
  });
});

describe('a token of another provider', () => {
  const provider = (
    discovery: () => Response | Promise<Response>,
    keys = () => Response.json({ keys: [publicJwk] }),
  ) => {
    const fetched = vi.fn((address: string | URL, _init?: RequestInit) =>
      Promise.resolve(String(address).endsWith('/keys') ? keys() : discovery()),
    );
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };
  const found = () => Response.json({ jwks_uri: 'https://idp.test/keys' });

  it('identifies its user there, and the keys are fetched once', async () => {
    const fetched = provider(found);
    const verify = verifier(EXTERNAL);
    await expect(verify(await external())).resolves.toEqual({ externalUserId: 'idp|1' });
    await expect(verify(await external({ sub: 'idp|2' }))).resolves.toEqual({ externalUserId: 'idp|2' });
    expect(fetched.mock.calls.map(([address]) => String(address))).toEqual([
      'https://idp.test/.well-known/openid-configuration',
      'https://idp.test/keys',
    ]);
    expect(fetched.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });

  it('is looked for below the issuer’s own path', async () => {
    const fetched = provider(found);
    const issuer = 'https://idp.test/a/b';
    const verify = verifier({ ...EXTERNAL, issuer });
    await verify(await external({ iss: issuer }));
    expect(fetched.mock.calls[0]?.[0]).toBe('https://idp.test/a/b/.well-known/openid-configuration');
  });

  it('is refused without another configured provider', async () => {
    const fetched = provider(found);
    await expect(verifier()(await external())).rejects.toMatchObject(isInvalid());
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each<[string, object]>([
    ['expired', { exp: inMinutes(-5) }],
    ['without an end', { exp: undefined }],
    ['without a subject', { sub: undefined }],
    ['for another audience', { aud: 'https://other.test' }],
  ])('%s is invalid', async (_, claims) => {
    provider(found);
    await expect(verifier(EXTERNAL)(await external(claims))).rejects.toMatchObject(isInvalid());
  });

  it('with an empty subject is refused', async () => {
    provider(found);
    await expect(verifier(EXTERNAL)(await external({ sub: '' }))).rejects.toMatchObject(
      isInvalid('The access token names no user.'),
    );
  });

  it('by another method is invalid', async () => {
    const { privateKey: ps, publicKey } = await generateKeyPair('PS256');
    const jwk = { ...(await exportJWK(publicKey)), kid: 'key', use: 'sig' };
    provider(found, () => Response.json({ keys: [jwk] }));
    await expect(verifier(EXTERNAL)(await external({}, { alg: 'PS256' }, ps))).rejects.toMatchObject(
      isInvalid(),
    );
  });

  const bare = { scope: undefined };
  it.each<[object, object]>([
    [bare, { typ: 'at+jwt' }],
    [bare, { typ: 'application/AT+JWT' }],
    [{ ...bare, nonce: 'n' }, { typ: 'at+jwt' }],
    [{}, { typ: 'JWT' }],
    [{}, {}],
    [{ ...bare, scp: 'read' }, {}],
  ])('with %j and %j is one for calling APIs', async (claims, header) => {
    provider(found);
    await expect(verifier(EXTERNAL)(await external(claims, header))).resolves.toEqual({
      externalUserId: 'idp|1',
    });
  });

  it.each<[object, object]>([
    [bare, {}],
    [bare, { typ: 'JWT' }],
    [{ nonce: 'n' }, {}],
    [{ at_hash: 'h' }, {}],
    [{ c_hash: 'h' }, { typ: 'jwt' }],
    [{ events: {} }, {}],
    [{}, { typ: 'id+jwt' }],
    [{}, { typ: 'logout+jwt' }],
    [{}, { typ: 'xapplication/at+jwt' }],
  ])('with %j and %j is one of another kind', async (claims, header) => {
    provider(found);
    await expect(verifier(EXTERNAL)(await external(claims, header))).rejects.toMatchObject(
      isInvalid('This is a token of another kind than an access token.'),
    );
  });

  it('can’t be verified while its provider returns no keys, and can afterwards', async () => {
    let isDown = true;
    provider(() => (isDown ? new Response('', { status: 503 }) : found()));
    const verify = verifier(EXTERNAL);
    const failed = verify(await external());
    await expect(failed).rejects.toBeInstanceOf(UnreachableIssuerError);
    await expect(failed).rejects.toMatchObject({
      name: 'UnreachableIssuerError',
      message: 'No keys could be loaded from https://idp.test/: Error: it answers 503',
      cause: { message: 'it answers 503' },
    });
    isDown = false;
    await expect(verify(await external())).resolves.toEqual({ externalUserId: 'idp|1' });
  });

  it('can’t be verified with unreadable keys', async () => {
    provider(found, () => new Response('', { status: 500 }));
    await expect(verifier(EXTERNAL)(await external())).rejects.toBeInstanceOf(UnreachableIssuerError);
  });

  it('is refused when no key matches', async () => {
    provider(found, () => Response.json({ keys: [{ ...publicJwk, kid: 'another' }] }));
    await expect(verifier(EXTERNAL)(await external())).rejects.toMatchObject(isInvalid());
    provider(found, () => Response.json({ keys: [publicJwk, publicJwk] }));
    await expect(verifier(EXTERNAL)(await external())).rejects.toMatchObject(isInvalid());
  });
});
