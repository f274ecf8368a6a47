import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from '../http/deriveKey';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/**
 * Encrypts data that only the platform may read: AES-256-GCM with a key from the signature secret, bound to one place.
 * @param place the owner of the data; decryption requires the same place
 * @returns nonce, tag and ciphertext as base64url
 */
export function sealText(secret: string, place: string, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, deriveKey(secret, 'connector'), nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a sealed text; `undefined` when it was changed, belongs elsewhere or was sealed with another secret. */
export function openSealed(secret: string, place: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE + TAG) return undefined;
  const opened = createDecipheriv(CIPHER, deriveKey(secret, 'connector'), bytes.subarray(0, NONCE))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  try {
    return Buffer.concat([opened.update(bytes.subarray(NONCE + TAG)), opened.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
