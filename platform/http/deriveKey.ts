import { hkdfSync } from 'node:crypto';

/** The purpose of a key. */
export type KeyPurpose =
  'signed-call' | 'personal-link' | 'known-browser' | 'migration' | 'next-page' | 'connector';

/**
 * Derives a 32-byte key for one purpose: HKDF-SHA256 of the secret, without salt, with `platen`, a blank and the
 * purpose as info. A signature for one purpose is therefore invalid for another.
 */
export function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `platen ${purpose}`, 32));
}
