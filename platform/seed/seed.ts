import { eq, inArray, sql } from 'drizzle-orm';
import { createDemoData, SUBSCRIPTIONS, type DemoData, type DemoSize } from '@/demo';
import type { Database } from '../database';
import { SETUP_LOCK } from '../database/migrations';
import { subscriptions, users } from '../database/schema';
import { DEMO_ADDITIONS } from './demoAdditions';
import { insertDemoData } from './insertDemoData';
import { readState, writeState } from './seedState';

/** Number of additions that a demo database has. */
const ADDITIONS = 'demo-additions';

/**
 * Fills an empty database in one transaction, exactly once: a later start or another process finds it done. `none`
 * leaves it empty and records that too. A database of an earlier version gets the later additions; nothing else
 * changes.
 * @returns whether this call changed anything
 */
export async function seed(db: Database, options: { seed: DemoSize | 'none'; now: Date }): Promise<boolean> {
  if (!(await isDue(db, options))) return false;
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`);
    if (!(await isDue(transaction, options))) return false;
    if ((await readState(transaction, 'seed')) === undefined) await fill(transaction, options);
    else await complete(transaction, options.now);
    return true;
  });
}

async function isDue(db: Database, { seed }: { seed: DemoSize | 'none' }): Promise<boolean> {
  const held = await readState(db, 'seed');
  if (held === undefined) return true;
  return held !== 'none' && seed !== 'none' && (await countAdditions(db)) < DEMO_ADDITIONS.length;
}

async function fill(db: Database, { seed, now }: { seed: DemoSize | 'none'; now: Date }): Promise<void> {
  if (seed !== 'none') {
    await insertDemoData(db, createDemoData({ now, size: seed }));
    await writeState(db, ADDITIONS, String(DEMO_ADDITIONS.length));
  }
  await writeState(db, 'seed', seed);
}

async function complete(db: Database, now: Date): Promise<void> {
  const data = createDemoData({ now, size: 'demo' });
  for (const addition of DEMO_ADDITIONS.slice(await countAdditions(db)))
    await insertDemoData(db, await dropRemoved(db, addition(data)));
  await writeState(db, ADDITIONS, String(DEMO_ADDITIONS.length));
}

/** Removes rows of users deleted since from an addition. */
async function dropRemoved(db: Database, addition: Partial<DemoData>): Promise<Partial<DemoData>> {
  const { memberships = [], environmentRoles = [] } = addition;
  const ids = [...memberships, ...environmentRoles].map(({ userId }) => userId);
  const rows = await db.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  const present = new Set(rows.map(({ id }) => id));
  const isPresent = ({ userId }: { userId: string }) => present.has(userId);
  return {
    ...addition,
    memberships: memberships.filter(isPresent),
    environmentRoles: environmentRoles.filter(isPresent),
  };
}

/** The first addition was part of the demo data before additions were counted; its subscription is never deleted. */
async function countAdditions(db: Database): Promise<number> {
  const counted = await readState(db, ADDITIONS);
  if (counted !== undefined) return Number(counted);
  return db.$count(subscriptions, eq(subscriptions.id, SUBSCRIPTIONS.trial));
}
