import { randomBytes } from 'node:crypto';
import type { Settings } from '../settings';
import { isSignatureOf, signText } from './signText';

const COOKIE = 'known_browser';
const COOKIE_PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)\\.([\\w-]+)`);
const YEAR_SECONDS = 365 * 86_400;

/** What every browser counts as that an address has not signed in with. */
const STRANGER = '';

/** What the cookie is made and checked with. */
export type CookieSettings = Pick<Settings, 'publicUrl' | 'signatureSecret'>;

const signed = (browser: string, address: string) => `${browser} ${address}`;

/**
 * A `Set-Cookie` header for the browser an address has signed in with, so that what strangers guess does not lock its
 * owner out there. It opens nothing by itself.
 */
export function rememberBrowser(address: string, settings: CookieSettings): string {
  const browser = randomBytes(16).toString('base64url');
  return [
    `${COOKIE}=${browser}.${signText('known-browser', signed(browser, address), settings)}`,
    `Max-Age=${YEAR_SECONDS}`,
    'Path=/identity',
    'HttpOnly',
    'SameSite=Lax',
    ...(settings.publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
}

/** The browser a `Cookie` header tells of, when this address has signed in with it; otherwise an empty text. */
export function browserOf(cookies: string | undefined, address: string, settings: CookieSettings): string {
  const [, browser, signature] = COOKIE_PATTERN.exec(cookies ?? '') ?? [];
  if (browser === undefined || signature === undefined) return STRANGER;
  return isSignatureOf('known-browser', signed(browser, address), signature, settings) ? browser : STRANGER;
}
