import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Database } from '../database';
import { usedSignatures } from '../database/schema';
import { canonicalJson } from './canonicalJson';
import { deriveKey } from './deriveKey';
import { unauthorized } from './Problem';

/** Seconds a signature is accepted for a change, either way of the moment it was made. */
export const CHANGE_WINDOW = 5 * 60;
/** Seconds it is accepted for reading, so that a page can wait for a mail to be answered. */
export const READ_WINDOW = 60 * 60;

/** The headers of a signed call. */
export interface SignatureHeaders {
  signature: string;
  'signature-timestamp': number;
}

/** What a signature covers besides the moment it was made. */
export interface SignedCall {
  method: 'POST';
  /** Below the address of the API, as it is called. */
  path: string;
  body: unknown;
}

/**
 * The call the link of a migration is made for. The names are left out: whoever moves here says on the page what they are
 * called. The same signature asks for the status.
 */
export const migrationOf = (email: string): SignedCall => ({
  method: 'POST',
  path: '/users/manage/add',
  body: { email: email.toLowerCase() },
});

/** Lower-case hex HMAC-SHA256 as the contract documents: of the moment, the method, the path and a hash of the body. */
export function sign(secret: string, timestamp: number, { method, path, body }: SignedCall): string {
  const hash = createHash('sha256').update(canonicalJson(body)).digest('hex');
  return createHmac('sha256', deriveKey(secret, 'signed-call'))
    .update([timestamp, method, path, hash].join('\n'))
    .digest('hex');
}

/**
 * Checks a signature in constant time. `call` is undefined when what was to be signed does not exist; that looks
 * like a wrong signature, so that nobody can probe for users. @throws Problem 401
 */
export function requireSignature(
  headers: SignatureHeaders,
  call: SignedCall | undefined,
  options: { secret: string; now: Date; window: number },
): void {
  const timestamp = Number(headers['signature-timestamp']);
  const wanted = Buffer.from(sign(options.secret, timestamp, call ?? migrationOf('')), 'hex');
  const given = Buffer.from(headers.signature, 'hex');
  const isRight = given.length === wanted.length && timingSafeEqual(given, wanted) && call !== undefined;
  if (!isRight) throw unauthorized('The signature of this link does not hold.');
  const age = Math.abs(options.now.getTime() / 1000 - timestamp);
  if (age > options.window) throw unauthorized('This link has expired. Ask for a new one.');
}

/** Remembers that a signature has changed something. @throws Problem 401 when it has before. */
export async function useSignature(
  transaction: Database,
  operation: string,
  { signature }: SignatureHeaders,
  now: Date,
): Promise<void> {
  // Past twice the window the timestamp alone refuses it.
  const forgettable = new Date(now.getTime() - 2 * CHANGE_WINDOW * 1000);
  await transaction.delete(usedSignatures).where(lt(usedSignatures.usedAt, forgettable));
  const inserted = await transaction
    .insert(usedSignatures)
    .values({ operation, signature, usedAt: now })
    .onConflictDoNothing()
    .returning({ operation: usedSignatures.operation });
  if (inserted.length === 0) throw unauthorized('This link has been used already. Ask for a new one.');
}
