import { eq } from 'drizzle-orm';
import type { Database } from '../../database';
import { users } from '../../database/schema';

/**
 * Locks an account against additions and removal until the transaction ends. A separate statement, so that later ones
 * see the changes of the previous holder. Taken only after the locks of subscriptions, which prevents deadlocks.
 * @returns whether the account exists
 */
export async function lockUser(transaction: Database, id: string): Promise<boolean> {
  const rows = await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
  return rows.length > 0;
}
