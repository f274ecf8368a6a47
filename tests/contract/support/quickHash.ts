import { randomBytes, scryptSync } from 'node:crypto';

const COST = { N: 1_024, r: 8, p: 1 };

/**
 * Hashes a password like the platform, with a cost that is checked in milliseconds: the hash contains its parameters.
 * The platform's own hashes have the usual cost.
 */
export function quickHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}
