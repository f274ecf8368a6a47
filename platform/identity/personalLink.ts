import type { Settings } from '../settings';
import { isSignatureOf, signText } from './signText';

/** How long a link in a mail is good, in milliseconds. */
export const LINK_LIFETIME = 7 * 86_400_000;

/** What a link lets its user do; also the last part of its path. */
type Purpose = 'password' | 'verify';

/** The part of a link's query that says whom it is for, until when, and that the platform made it; named twice, a list. */
export interface PersonalLink {
  user?: string | string[] | undefined;
  expires?: string | string[] | undefined;
  signature?: string | string[] | undefined;
}

/** What a link is made and checked with. */
export type LinkSettings = Pick<Settings, 'publicUrl' | 'signatureSecret'>;

const signed = (purpose: Purpose, userId: string, expires: string) => `${purpose} ${userId} ${expires}`;

/** Address of a page of the identity provider that only whoever gets the mail can open. */
export function personalLink(purpose: Purpose, userId: string, now: Date, settings: LinkSettings): string {
  const expires = String(now.getTime() + LINK_LIFETIME);
  const signature = signText('personal-link', signed(purpose, userId, expires), settings);
  return `${settings.publicUrl}/identity/${purpose}?${new URLSearchParams({ user: userId, expires, signature })}`;
}

const onlyText = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/** The id of the user a link is for; `undefined` when the platform did not make it for this, or it has ended. */
export function userOfLink(
  purpose: Purpose,
  link: PersonalLink,
  now: Date,
  settings: LinkSettings,
): string | undefined {
  const user = onlyText(link.user);
  const expires = onlyText(link.expires);
  const signature = onlyText(link.signature);
  const isOurs = isSignatureOf('personal-link', signed(purpose, user, expires), signature, settings);
  return isOurs && Number(expires) > now.getTime() ? user : undefined;
}
