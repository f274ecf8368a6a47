import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { createDemoData, DEMO_PASSWORD, type DemoData, type DemoSize } from '@/domain/demo';
import { hashPassword, type Database } from '../database';
import { SETUP_LOCK } from '../database/migrations';
import * as tables from '../database/schema';

/** Rows in one statement; the widest table stays well under the 65,535 parameters of the protocol. */
const BATCH = 2000;

/**
 * Fills an empty database, in one transaction and exactly once: whoever comes second, a later start or another
 * process, finds it done and changes nothing. `none` leaves it empty and remembers that, too.
 * @returns whether this call did it.
 */
export async function seed(db: Database, options: { seed: DemoSize | 'none'; now: Date }): Promise<boolean> {
  if (await isSeeded(db)) return false;
  const data = options.seed === 'none' ? undefined : createDemoData({ now: options.now, size: options.seed });
  const passwordHash = data && (await hashPassword(DEMO_PASSWORD));
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`);
    if (await isSeeded(transaction)) return false;
    if (data && passwordHash) await insertAll(transaction, data, passwordHash);
    await transaction.insert(tables.platformState).values({ name: 'seed', value: options.seed });
    return true;
  });
}

async function isSeeded(db: Database): Promise<boolean> {
  const rows = await db
    .select()
    .from(tables.platformState)
    .where(sql`${tables.platformState.name} = 'seed'`);
  return rows.length > 0;
}

async function insertAll(db: Database, data: DemoData, passwordHash: string): Promise<void> {
  const insert = async <Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]) => {
    for (let start = 0; start < rows.length; start += BATCH) {
      await db.insert(table).values(rows.slice(start, start + BATCH));
    }
  };
  await insert(tables.clients, data.clients);
  await insert(tables.subscriptions, data.subscriptions);
  await insert(tables.licenses, data.licenses);
  await insert(tables.environments, data.environments);
  await insert(
    tables.users,
    // One hash for all: hashing ten thousand times would take minutes, and the password is public anyway.
    data.users.map((user) => ({ ...user, passwordHash: user.isFederated ? null : passwordHash })),
  );
  await insert(tables.memberships, data.memberships);
  await insert(tables.environmentRoles, data.environmentRoles);
  await insert(tables.userGroups, data.userGroups);
  await insert(tables.userGroupMembers, data.groupMembers);
  await insert(tables.userGroupRoles, data.groupRoles);
  await insert(
    tables.integrations,
    data.integrations.map((integration) => ({ ...integration, secretHash: unknownSecretHash() })),
  );
  await insert(tables.renderUsage, data.renderUsage);
}

function unknownSecretHash(): string {
  return createHash('sha256').update(randomBytes(32)).digest('hex');
}
