import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Database } from '../database';
import { usedSignatures } from '../database/schema';
import { canonicalJson } from './canonicalJson';
import { deriveKey } from './deriveKey';
import { unauthorized } from './Problem';

/** Seconds around its time within which a signature may change something. */
export const CHANGE_WINDOW = 5 * 60;
/** Seconds within which it may read, so that a page can wait for the reply to a mail. */
export const READ_WINDOW = 60 * 60;

/** The headers of a signed call. */
export interface SignatureHeaders {
  signature: string;
  'signature-timestamp': number;
}

/** The parts of a call that a signature covers, besides its time. */
export interface SignedCall {
  method: 'POST';
  /** The requested path, relative to the address of the API. */
  path: string;
  body: unknown;
}

/**
 * Builds the signed call of a migration link. It omits the names, which the user enters on the page. The same signature
 * allows reading the status.
 */
export const migrationOf = (email: string): SignedCall => ({
  method: 'POST',
  path: '/users/manage/add',
  body: { email: email.toLowerCase() },
});

/** Signs the time, method, path and hash of the body: lower-case hex HMAC-SHA256, as documented in the contract. */
export function sign(secret: string, timestamp: number, { method, path, body }: SignedCall): string {
  const hash = createHash('sha256').update(canonicalJson(body)).digest('hex');
  return createHmac('sha256', deriveKey(secret, 'signed-call'))
    .update([timestamp, method, path, hash].join('\n'))
    .digest('hex');
}

/**
 * Checks a signature in constant time. An undefined `call`, for a missing object, fails like a wrong signature, so that
 * callers can't probe for users. @throws Problem 401
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
  if (!isRight) throw unauthorized('The signature of this link is not valid.');
  const age = Math.abs(options.now.getTime() / 1000 - timestamp);
  if (age > options.window) throw unauthorized('This link has expired. Ask for a new one.');
}

/** Records that a signature changed something. @throws Problem 401 for one already used */
export async function useSignature(
  transaction: Database,
  operation: string,
  { signature }: SignatureHeaders,
  now: Date,
): Promise<void> {
  // After twice the window the timestamp is enough to refuse it.
  const forgettable = new Date(now.getTime() - 2 * CHANGE_WINDOW * 1000);
  await transaction.delete(usedSignatures).where(lt(usedSignatures.usedAt, forgettable));
  const inserted = await transaction
    .insert(usedSignatures)
    .values({ operation, signature, usedAt: now })
    .onConflictDoNothing()
    .returning({ operation: usedSignatures.operation });
  if (inserted.length === 0) throw unauthorized('This link has been used already. Ask for a new one.');
}
