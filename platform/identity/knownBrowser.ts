import { randomBytes } from 'node:crypto';
import type { Settings } from '../settings';
import { isSignatureOf, signText } from './signText';

const COOKIE = 'known_browser';
const COOKIE_PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)\\.([\\w-]+)`);
const YEAR_SECONDS = 365 * 86_400;

/** The key of every browser with which an address has not signed in. */
const STRANGER = '';

/** Settings for signing and checking the cookie. */
export type CookieSettings = Pick<Settings, 'publicUrl' | 'signatureSecret'>;

const signCookie = (browser: string, address: string) => `${browser} ${address}`;

/**
 * Builds a `Set-Cookie` header that remembers a browser after a sign-in, so that guesses from elsewhere do not lock the
 * user out there. The cookie grants no access.
 */
export function rememberBrowser(address: string, settings: CookieSettings): string {
  const browser = randomBytes(16).toString('base64url');
  return [
    `${COOKIE}=${browser}.${signText('known-browser', signCookie(browser, address), settings)}`,
    `Max-Age=${YEAR_SECONDS}`,
    'Path=/identity',
    'HttpOnly',
    'SameSite=Lax',
    ...(settings.publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
}

/** Returns the browser of a `Cookie` header if this address has signed in with it; otherwise an empty text. */
export function browserOf(cookies: string | undefined, address: string, settings: CookieSettings): string {
  const [, browser, signature] = COOKIE_PATTERN.exec(cookies ?? '') ?? [];
  if (browser === undefined || signature === undefined) return STRANGER;
  return isSignatureOf('known-browser', signCookie(browser, address), signature, settings)
    ? browser
    : STRANGER;
}
