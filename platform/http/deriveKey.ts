import { hkdfSync } from 'node:crypto';

/** What a key is for. */
export type KeyPurpose =
  'signed-call' | 'personal-link' | 'known-browser' | 'migration' | 'next-page' | 'connector';

/**
 * A key for one purpose alone, 32 bytes: HKDF-SHA256 of the secret, without salt, for `platen` and the purpose, parted by
 * a blank. What is signed for one purpose is so worth nothing for another.
 */
export function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `platen ${purpose}`, 32));
}
