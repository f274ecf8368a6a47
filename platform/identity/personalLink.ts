import type { Settings } from '../settings';
import { isSignatureOf, signText } from './signText';

/** Lifetime of a link in a mail, in milliseconds. */
export const LINK_LIFETIME = 7 * 86_400_000;

/** The action a link allows; also the last part of its path. */
type Purpose = 'password' | 'verify';

/** The query of a link: its user, expiry and signature; a repeated parameter becomes a list. */
export interface PersonalLink {
  user?: string | string[] | undefined;
  expires?: string | string[] | undefined;
  signature?: string | string[] | undefined;
}

/** Settings for building and checking links. */
export type LinkSettings = Pick<Settings, 'publicUrl' | 'signatureSecret'>;

const signLink = (purpose: Purpose, userId: string, expires: string) => `${purpose} ${userId} ${expires}`;

/** Builds the address of an identity page that only the recipient of the mail can open. */
export function personalLink(purpose: Purpose, userId: string, now: Date, settings: LinkSettings): string {
  const expires = String(now.getTime() + LINK_LIFETIME);
  const signature = signText('personal-link', signLink(purpose, userId, expires), settings);
  return `${settings.publicUrl}/identity/${purpose}?${new URLSearchParams({ user: userId, expires, signature })}`;
}

const onlyText = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/**
 * Returns the id of a link's user; `undefined` when the platform did not make it for this purpose, or it has expired.
 */
export function userOfLink(
  purpose: Purpose,
  link: PersonalLink,
  now: Date,
  settings: LinkSettings,
): string | undefined {
  const user = onlyText(link.user);
  const expires = onlyText(link.expires);
  const signature = onlyText(link.signature);
  const isOurs = isSignatureOf('personal-link', signLink(purpose, user, expires), signature, settings);
  return isOurs && Number(expires) > now.getTime() ? user : undefined;
}
