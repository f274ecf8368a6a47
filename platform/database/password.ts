import { randomBytes, timingSafeEqual } from 'node:crypto';
import { stretchPassword } from './stretchPassword';

const KEY_LENGTH = 32;
const COST = { N: 32_768, r: 8, p: 3 };

/**
 * Hashes a password with scrypt as `scrypt$N$r$p$salt$key` (salt and key base64url). The hash contains its parameters,
 * so that they can be raised later without invalidating passwords. @throws HashingBusyError
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether `password` matches `hash`. Without a readable hash it returns false, after as long as for a wrong password.
 * @throws HashingBusyError
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parsed = hash === null ? undefined : parse(hash);
  const { cost, salt, key } = parsed ?? { cost: COST, salt: Buffer.alloc(16), key: Buffer.alloc(KEY_LENGTH) };
  const derived = await derive(password, salt, cost);
  return timingSafeEqual(derived, key) && parsed !== undefined;
}

function parse(hash: string): { cost: typeof COST; salt: Buffer; key: Buffer } | undefined {
  const [scheme, N, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key) return undefined;
  const decoded = Buffer.from(key, 'base64url');
  if (decoded.length !== KEY_LENGTH) return undefined;
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: decoded,
  };
}

function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  // OpenSSL needs 128 * N * r bytes; its default limit is 32 MiB.
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return stretchPassword(password.normalize('NFKC'), salt, KEY_LENGTH, options);
}
