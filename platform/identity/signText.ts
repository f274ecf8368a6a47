import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../settings';

/** What the identity provider signs with. */
export type SigningSettings = Pick<Settings, 'signatureSecret'>;

/** The signature of a text, as base64url. A text begins with what it is for, so that none passes for another. */
export function signText(text: string, { signatureSecret }: SigningSettings): string {
  return createHmac('sha256', signatureSecret).update(text).digest('base64url');
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a signature is that of a text. Takes as long for any signature. */
export function isSignatureOf(text: string, signature: string, settings: SigningSettings): boolean {
  return timingSafeEqual(digest(signature), digest(signText(text, settings)));
}
