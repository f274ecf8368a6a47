import { eq } from 'drizzle-orm';
import type { Database } from '../../database';
import { users } from '../../database/schema';

/**
 * Keeps anybody from adding to the account, or removing it, until the transaction ends. A statement of its own, so that
 * those after it see what whoever had the lock before has done; and after the locks of subscriptions, always, so that
 * nobody waits for somebody who waits for them.
 * @returns whether the account is there.
 */
export async function lockUser(transaction: Database, id: string): Promise<boolean> {
  const rows = await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
  return rows.length > 0;
}
