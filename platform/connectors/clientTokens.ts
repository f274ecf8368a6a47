import * as z from 'zod/mini';
import type { ClientCredentials } from '@/domain/connector';
import { readJson } from './catalogue';
import { guardedFetch } from './guardedFetch';
import type { Network } from './network';
import { SourceError } from './SourceError';

const LARGEST_ANSWER = 100_000;
const MILLISECONDS = 15_000;
/** How long before its end a token is no more used, in milliseconds. */
const MARGIN = 30_000;
/** How long a token is used whose end is not told, in milliseconds. */
const UNTOLD = 60_000;
const MOST_KEPT = 1_000;

const answer = z.object({
  access_token: z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/^[\x20-\x7e]+$/)),
  token_type: z.optional(z.string()),
  expires_in: z.optional(z.number()),
  refresh_token: z.optional(z.string().check(z.maxLength(20_000))),
});

/** What a token endpoint gives. */
export interface Tokens {
  readonly accessToken: string;
  /** Milliseconds since 1970 until which it is used. */
  readonly until: number;
  readonly refreshToken?: string;
}

/** Where tokens are asked for. */
export interface TokenPlace {
  readonly network: Network;
  readonly tokenEndpoint: string;
  readonly allowedDomains: readonly string[];
  readonly now: Date;
}

/** Asks a token endpoint (RFC 6749, 3.2). @throws SourceError */
export async function askForTokens(
  { network, tokenEndpoint, allowedDomains, now }: TokenPlace,
  form: Readonly<Record<string, string | undefined>>,
): Promise<Tokens> {
  const fields = Object.entries(form).filter((field): field is [string, string] => field[1] !== undefined);
  const bytes = await guardedFetch(network, {
    ...{ url: tokenEndpoint, allowedDomains, form: new URLSearchParams(fields) },
    ...{ types: ['application/json'], maxBytes: LARGEST_ANSWER, milliseconds: MILLISECONDS },
  });
  const { access_token, token_type = 'bearer', expires_in, refresh_token } = await readJson(bytes, answer);
  if (token_type.toLowerCase() !== 'bearer') throw new SourceError('it gives tokens of another kind');
  const lasts = expires_in === undefined ? UNTOLD : expires_in * 1_000 - MARGIN;
  const until = now.getTime() + lasts;
  return { accessToken: access_token, until, ...(refresh_token && { refreshToken: refresh_token }) };
}

/** Tokens of the platform itself, by the credentials they were got with. */
const kept = new Map<string, Tokens>();

/**
 * A token of the platform's own, the same until shortly before it ends. @param key names the credentials: they are
 * asked with anew under another one
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
