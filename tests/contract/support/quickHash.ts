import { randomBytes, scryptSync } from 'node:crypto';

const COST = { N: 1_024, r: 8, p: 1 };

/**
 * A hash of a password as the platform keeps it, of a cost that is checked in milliseconds: the parameters travel with
 * the hash. What the platform itself hashes costs what it does everywhere.
 */
export function quickHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}
