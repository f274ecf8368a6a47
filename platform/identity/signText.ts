import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey, type KeyPurpose } from '../http/deriveKey';
import type { Settings } from '../settings';

/** Settings for signing. */
export type SigningSettings = Pick<Settings, 'signatureSecret'>;

/** Signs a text for a purpose, as base64url. */
export function signText(purpose: KeyPurpose, text: string, { signatureSecret }: SigningSettings): string {
  return createHmac('sha256', deriveKey(signatureSecret, purpose)).update(text).digest('base64url');
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a signature matches a text. Takes constant time. */
export function isSignatureOf(
  purpose: KeyPurpose,
  text: string,
  signature: string,
  settings: SigningSettings,
): boolean {
  return timingSafeEqual(digest(signature), digest(signText(purpose, text, settings)));
}
