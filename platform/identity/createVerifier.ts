import { createLocalJWKSet, createRemoteJWKSet, decodeJwt, errors, jwtVerify } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import type { Settings } from '../settings';
import { apiAudience, issuerOf } from './createProvider';
import { SECRET_MARK } from './integrationClients';
import type { IdentityKeys } from './loadKeys';

/** An access token that is missing, malformed, expired or meant for someone else. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
}

/** The external identity provider gives no keys to hold a token against. */
export class UnreachableIssuerError extends Error {
  override name = 'UnreachableIssuerError';
}

/** How long the external identity provider may take to answer, in milliseconds. */
const PATIENCE = 5_000;

/** Whom an access token was issued to. */
export interface TokenHolder {
  /** The issuer's name for a user, or the client id of an integration. */
  subject: string;
  /** Set for an integration only: which of its secrets the token was got with, see `secretMark`. */
  secretMark?: string;
}

/** Finds out whom an access token was issued to. @throws InvalidTokenError, UnreachableIssuerError */
export type VerifyAccessToken = (token: string) => Promise<TokenHolder>;

/** Holds access tokens against the keys of this provider and, when one is named, of an external one. */
export function createVerifier(settings: Settings, keys: IdentityKeys): VerifyAccessToken {
  const { externalIssuer } = settings;
  const external = externalIssuer && {
    keySet: remoteKeys(externalIssuer.issuer),
    options: { issuer: externalIssuer.issuer, audience: externalIssuer.audience },
  };
  const own = {
    keySet: ownKeys(keys),
    options: { issuer: issuerOf(settings), audience: apiAudience(settings), typ: 'at+jwt' },
  };
  return async (token) => {
    try {
      const { keySet, options } =
        external && decodeJwt(token).iss === external.options.issuer ? external : own;
      const { payload } = await jwtVerify(token, await keySet(), { ...options, algorithms: ['RS256'] });
      if (!payload.sub) throw new InvalidTokenError('The access token names no user.');
      const mark = options === own.options ? payload[SECRET_MARK] : undefined;
      return { subject: payload.sub, ...(typeof mark === 'string' && { secretMark: mark }) };
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new InvalidTokenError(error.message);
      throw error;
    }
  };
}

type KeySet = () => Promise<JWTVerifyGetKey>;

function ownKeys(keys: IdentityKeys): KeySet {
  const { kty, n, e, kid } = keys.signing;
  const keySet = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg: 'RS256', use: 'sig' } as never] });
  return async () => keySet;
}

const unreachable = (issuer: string, cause: unknown) =>
  new UnreachableIssuerError(`No keys could be had of ${issuer}: ${String(cause)}`, { cause });

/** Whether the keys were there, and none of them is for the token. */
const isAboutToken = (error: unknown) =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

/** Keys of another provider, from where its discovery document says; asked for when a token of it first comes. */
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
    // What failed once is tried again with the next token.
    keySet ??= discover().catch((error: unknown) => {
      keySet = undefined;
      throw unreachable(issuer, error);
    });
    return keySet;
  };
}
