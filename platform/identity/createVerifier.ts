import { createLocalJWKSet, createRemoteJWKSet, decodeJwt, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { Settings } from '../settings';
import { apiAudience, issuerOf } from './createProvider';
import { SECRET_MARK } from './integrationClients';
import type { IdentityKeys } from './loadKeys';
import { SESSION_ID } from './sessions';

/** An access token is missing, malformed, expired or meant for another audience. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
}

/** The external identity provider returns no keys to verify a token. */
export class UnreachableIssuerError extends Error {
  override name = 'UnreachableIssuerError';
}

/** Time limit for the external identity provider, in milliseconds. */
const PATIENCE = 5_000;

/**
 * The holder of an access token. A subject is valid only with its issuer: the platform's own issuer names users and
 * integrations, an external one its own users.
 */
export type TokenHolder =
  | { userId: string }
  | { externalUserId: string }
  /** `secretMark` identifies the secret that obtained the token. */
  | { clientId: string; secretMark: string };

/** Whether this user's session with this provider is still open. */
export type IsGoingOn = (sessionId: string, userId: string) => Promise<boolean>;

/** Returns the holder of an access token. @throws InvalidTokenError, UnreachableIssuerError */
export type VerifyAccessToken = (token: string) => Promise<TokenHolder>;

const ALGORITHMS = ['RS256'];
const REQUIRED_CLAIMS = ['sub', 'exp'];

/** Verifies access tokens with the keys of this provider and, if configured, of an external one. */
export function createVerifier(
  settings: Settings,
  keys: IdentityKeys,
  isGoingOn: IsGoingOn,
): VerifyAccessToken {
  const verifyOwn = ownVerifier(settings, keys, isGoingOn);
  const { externalIssuer } = settings;
  const verifyExternal = externalIssuer && externalVerifier(externalIssuer);
  return async (token) => {
    try {
      if (verifyExternal && decodeJwt(token).iss === externalIssuer.issuer)
        return await verifyExternal(token);
      return await verifyOwn(token);
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new InvalidTokenError(error.message);
      throw error;
    }
  };
}

function ownVerifier(settings: Settings, keys: IdentityKeys, isGoingOn: IsGoingOn): VerifyAccessToken {
  const { kty, n, e, kid } = keys.signing;
  const keySet = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg: 'RS256', use: 'sig' } as never] });
  return async (token) => {
    const { payload } = await jwtVerify(token, keySet, {
      issuer: issuerOf(settings),
      audience: apiAudience(settings),
      typ: 'at+jwt',
      algorithms: ALGORITHMS,
      requiredClaims: REQUIRED_CLAIMS,
    });
    const { sub: subject, [SECRET_MARK]: mark, [SESSION_ID]: sessionId } = payload;
    if (!subject) throw new InvalidTokenError('The access token names no user.');
    if (typeof mark === 'string') return { clientId: subject, secretMark: mark };
    if (typeof sessionId !== 'string' || !(await isGoingOn(sessionId, subject)))
      throw new InvalidTokenError('The session of the access token has ended.');
    return { userId: subject };
  };
}

function externalVerifier({ issuer, audience }: { issuer: string; audience: string }): VerifyAccessToken {
  const keySet = remoteKeys(issuer);
  return async (token) => {
    const { payload, protectedHeader } = await jwtVerify(token, await keySet(), {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      requiredClaims: REQUIRED_CLAIMS,
    });
    if (!payload.sub) throw new InvalidTokenError('The access token names no user.');
    if (!isAccessToken(protectedHeader.typ, payload))
      throw new InvalidTokenError('This is a token of another kind than an access token.');
    return { externalUserId: payload.sub };
  };
}

/**
 * Whether a token is for calling APIs. Not every provider gives its access tokens the type of RFC 9068. Without the
 * type, access tokens have a scope, and ID tokens have one of the claims only they have (OpenID Connect Core 2).
 */
function isAccessToken(type: string | undefined, payload: JWTPayload): boolean {
  const kind = type?.toLowerCase().replace(/^application\//, '');
  if (kind === 'at+jwt') return true;
  if (kind !== undefined && kind !== 'jwt') return false;
  const isScoped = ['scope', 'scp'].some((name) => payload[name] !== undefined);
  return isScoped && !['nonce', 'at_hash', 'c_hash', 'events'].some((name) => payload[name] !== undefined);
}

type KeySet = () => Promise<JWTVerifyGetKey>;

const unreachable = (issuer: string, cause: unknown) =>
  new UnreachableIssuerError(`No keys could be loaded from ${issuer}: ${String(cause)}`, { cause });

/** Whether the keys were available, and none matches the token. */
const isAboutToken = (error: unknown) =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

/** Keys of an external provider, from its discovery document; loaded with its first token. */
function remoteKeys(issuer: string): KeySet {
  let keySet: Promise<JWTVerifyGetKey> | undefined;
  const discover = async () => {
    const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) throw new Error(`it answers ${response.status}`);
    const { jwks_uri } = (await response.json()) as { jwks_uri: string };
    const findKey = createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: PATIENCE });
    const findKeyOrTell: JWTVerifyGetKey = (header, token) =>
      findKey(header, token).catch((error: unknown) => {
        throw isAboutToken(error) ? error : unreachable(issuer, error);
      });
    return findKeyOrTell;
  };
  return () => {
    // A failed discovery is repeated with the next token.
    keySet ??= discover().catch((error: unknown) => {
      keySet = undefined;
      throw unreachable(issuer, error);
    });
    return keySet;
  };
}
