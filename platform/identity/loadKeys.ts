import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { randomBytes } from 'node:crypto';
import type { Database } from '../database';
import { identityKeys } from './schema';

/** Keys of the identity provider, shared by all processes on one database. */
export interface IdentityKeys {
  /** Private RS256 key that signs tokens. */
  signing: JWK;
  /** Secrets that sign the cookies, newest first. */
  cookies: string[];
}

/** Loads the stored keys; creates them on the first start. */
export async function loadKeys(db: Database): Promise<IdentityKeys> {
  return {
    signing: await loadOrCreate(db, 'signing', createSigningKey),
    cookies: await loadOrCreate(db, 'cookies', () => [randomBytes(32).toString('base64url')]),
  };
}

async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), use: 'sig', alg: 'RS256' };
}

async function loadOrCreate<Value>(
  db: Database,
  name: string,
  create: () => Value | Promise<Value>,
): Promise<Value> {
  const stored = await read<Value>(db, name);
  if (stored !== undefined) return stored;
  // Two processes may create keys at once: the first insert wins and both read it back.
  await db
    .insert(identityKeys)
    .values({ name, value: await create() })
    .onConflictDoNothing();
  const created = await read<Value>(db, name);
  if (created === undefined) throw new Error(`The identity key "${name}" could not be stored.`);
  return created;
}

async function read<Value>(db: Database, name: string): Promise<Value | undefined> {
  const [row] = await db.select().from(identityKeys).where(eq(identityKeys.name, name)).limit(1);
  return row?.value as Value | undefined;
}
