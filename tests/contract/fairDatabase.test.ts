import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../platform/database';
import { FairPool } from '../../platform/database/FairPool';
import { isUnavailable } from '../../platform/database/isUnavailable';
import { openJobs } from '../../platform/jobs';
import { withShare } from '../../platform/shares';
import { missingPostgres, startPostgres, type Postgres } from '../../scripts/postgres';
import { because } from '../../scripts/testReports';

let postgres: Postgres;
let opened: OpenDatabase;

beforeAll(async () => {
  postgres = await startPostgres();
  opened = await openDatabase({ databaseUrl: postgres.url });
});

afterAll(async () => {
  await opened.close();
  await postgres.stop();
});

const as = <Result>(customer: string, work: () => Result, caller = customer) =>
  withShare({ customer, caller }, work);
const ask = async (number: number) => {
  const result: unknown = await opened.db.execute(sql`select ${number}::int as number`);
  return (result as { rows: unknown[] }).rows;
};

/** Opens a pool of one connection. @param patience time limit of waiting callers, in milliseconds */
const openSingle = (patience: number) =>
  new FairPool({
    connectionString: postgres.url,
    max: 1,
    places: 1,
    placesPerCustomer: 1,
    connectionTimeoutMillis: patience,
  });

/** Holds transactions of one customer open until released. */
function holdTransactions(customer: string, count: number, within: () => Promise<unknown> = () => ask(0)) {
  let letGo = () => undefined as void;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  let open = 0;
  let noteOpen = () => undefined as void;
  const ended = Array.from({ length: count }, () =>
    as(customer, () =>
      opened.db.transaction(async (transaction) => {
        await transaction.execute(sql`select 1`);
        open += 1;
        noteOpen();
        await isLetGo;
        await within();
      }),
    ),
  );
  return {
    open: () => open,
    /** Resolves when so many are open. */
    untilOpen: (wanted: number) =>
      new Promise<void>((resolve) => {
        noteOpen = () => open >= wanted && resolve();
        noteOpen();
      }),
    end: () => {
      letGo();
      return Promise.all(ended);
    },
  };
}

const missing = missingPostgres();
describe.skipIf(missing)(`connections to PostgreSQL${because(missing)}`, () => {
  it('H4.16 stay available to others while one customer has many transactions', async () => {
    const flood = holdTransactions('flood', 40);
    await flood.untilOpen(8);
    const waiting = as('flood', () => ask(1));
    expect(await as('other', () => ask(2))).toEqual([{ number: 2 }]);
    expect(await as('other', () => opened.db.transaction(() => Promise.resolve('done')))).toBe('done');
    const jobs = await openJobs(opened.db, { onError: () => undefined });
    await jobs.stop(0);
    expect(flood.open()).toBe(8);
    await flood.end();
    expect(await waiting).toEqual([{ number: 1 }]);
    expect(flood.open()).toBe(40);
  });

  it('H4.16 are assigned to callers in turn', async () => {
    const pool = openSingle(10_000);
    const order: string[] = [];
    const query = (name: string) =>
      as(name.charAt(0), async () => void order.push((await pool.query('select $1 as n', [name])).rows[0].n));
    await Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'b2'].map(query));
    expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
    await pool.end();
  });

  it('H4.17 are available to statements outside a waiting transaction even when others use the rest', async () => {
    const one = holdTransactions('one', 8, () => ask(3));
    const other = holdTransactions('other', 2, () => ask(4));
    await Promise.all([one.untilOpen(8), other.untilOpen(2)]);
    const late = as('third', () => ask(5));
    await Promise.all([one.end(), other.end()]);
    expect(await late).toEqual([{ number: 5 }]);
  });

  it('H4.17 queue again for statements that a finished transaction left running', async () => {
    let goOn = () => undefined as void;
    const isOver = new Promise<void>((resolve) => (goOn = resolve));
    let left: Promise<unknown> = Promise.resolve();
    await as('flood', () =>
      opened.db.transaction(async () => {
        left = isOver.then(() => ask(6));
        await ask(7);
      }),
    );
    const flood = holdTransactions('flood', 8);
    await flood.untilOpen(8);
    let isAnswered = false;
    void left.then(() => (isAnswered = true));
    goOn();
    await as('other', () => ask(8));
    expect(isAnswered).toBe(false);
    await flood.end();
    await left;
  });

  it('H4.17 are released after failing statements and transactions', async () => {
    const failing = Array.from({ length: 30 }, (_, number) =>
      number % 2 === 0
        ? opened.db.execute(sql`select * from nowhere`)
        : opened.db.transaction(() => Promise.reject(new Error('It fails.'))),
    );
    const results = await Promise.allSettled(failing);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await ask(9)).toEqual([{ number: 9 }]);
  });

  it('H4.17 answer 503 when the connection timeout is over', async () => {
    const pool = openSingle(500);
    const client = await pool.connect();
    const refused: unknown = await pool.query('select 1').catch((error: unknown) => error);
    expect(isUnavailable(refused)).toBe(true);
    client.release();
    expect(pool).toBeInstanceOf(pg.Pool);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});
