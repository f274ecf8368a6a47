import type { ClientCredentials } from '@/domain/connectors';
import type { Readers } from '../readers';
import { guardedFetch } from './guardedFetch';
import type { Network } from './network';
import { readAnswer } from './readAnswer';
import { SourceError } from './SourceError';

const LARGEST_ANSWER = 100_000;
const MILLISECONDS = 15_000;
/** Milliseconds before its end from which a token is no longer used. */
const MARGIN = 30_000;
/** Milliseconds for which a token without a stated lifetime is used. */
const UNTOLD = 60_000;
const MOST_KEPT = 1_000;

/** The response of a token endpoint. */
export interface Tokens {
  readonly accessToken: string;
  /** Milliseconds since 1970 at which the platform stops using it. */
  readonly until: number;
  readonly refreshToken?: string;
}

/** The token endpoint and how to reach it. */
export interface TokenPlace {
  readonly network: Network;
  readonly tokenEndpoint: string;
  readonly allowedDomains: readonly string[];
  readonly now: Date;
  /** Parses the response. */
  readonly readers: Readers;
}

/** Requests tokens from a token endpoint (RFC 6749, 3.2). @throws SourceError */
export async function askForTokens(
  { network, tokenEndpoint, allowedDomains, now, readers }: TokenPlace,
  form: Readonly<Record<string, string | undefined>>,
): Promise<Tokens> {
  const fields = Object.entries(form).filter((field): field is [string, string] => field[1] !== undefined);
  const bytes = await guardedFetch(network, {
    url: tokenEndpoint,
    allowedDomains,
    form: new URLSearchParams(fields),
    types: ['application/json'],
    maxBytes: LARGEST_ANSWER,
    milliseconds: MILLISECONDS,
  });
  const {
    access_token,
    token_type = 'bearer',
    expires_in,
    refresh_token,
  } = await readAnswer(bytes, (read) => readers.sourceAnswer('tokens', read));
  if (token_type.toLowerCase() !== 'bearer') throw new SourceError('it gives tokens of another kind');
  const lasts = expires_in === undefined ? UNTOLD : expires_in * 1_000 - MARGIN;
  const until = now.getTime() + lasts;
  return { accessToken: access_token, until, ...(refresh_token && { refreshToken: refresh_token }) };
}

/** Tokens of the platform itself, by their credentials. */
const kept = new Map<string, Tokens>();

/**
 * Returns a token of the platform itself, reused until shortly before it ends. @param key identifies the credentials;
 * another key requests a new token
 * @throws SourceError
 */
export async function clientToken(
  place: Omit<TokenPlace, 'tokenEndpoint'>,
  key: string,
  { clientId, clientSecret, tokenEndpoint, scope }: ClientCredentials,
): Promise<string> {
  const present = kept.get(key);
  if (present && present.until > place.now.getTime()) return present.accessToken;
  const tokens = await askForTokens(
    { ...place, tokenEndpoint },
    { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret, scope },
  );
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, tokens);
  return tokens.accessToken;
}
