import { createHmac, timingSafeEqual } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Database } from '../database';
import { usedSignatures } from '../database/schema';
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

/**
 * What a signature is good for. `user-migration` is one page with two calls: `addMigratedUser`, and `getEmailStatus`,
 * which tells whoever may add a user how that goes on.
 */
export type SignedFor = 'enable-federation' | 'federated-groups' | 'user-migration';

/** Lower-case hex HMAC-SHA256 of timestamp, purpose and facts, joined by line feeds, as the contract documents. */
export function sign(
  secret: string,
  timestamp: number,
  signedFor: SignedFor,
  facts: readonly string[],
): string {
  return createHmac('sha256', secret)
    .update([timestamp, signedFor, ...facts].join('\n'))
    .digest('hex');
}

/**
 * Checks a signature in constant time. `facts` is undefined when what was to be signed does not exist; that looks
 * like a wrong signature, so that nobody can probe for users. @throws Problem 401
 */
export function requireSignature(
  headers: SignatureHeaders,
  signedFor: SignedFor,
  facts: readonly string[] | undefined,
  options: { secret: string; now: Date; window: number },
): void {
  const timestamp = Number(headers['signature-timestamp']);
  const wanted = Buffer.from(sign(options.secret, timestamp, signedFor, facts ?? ['']), 'hex');
  const given = Buffer.from(headers.signature, 'hex');
  const isRight = given.length === wanted.length && timingSafeEqual(given, wanted) && facts !== undefined;
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
