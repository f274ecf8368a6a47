import type { PGlite } from '@electric-sql/pglite';
import { describe, expect, it } from 'vitest';
import { takeTurns } from '../../../../platform/database/takeTurns';
import { withShare } from '../../../../platform/shares';

/** A database that records its statements in order, and fails the given ones. */
function noting() {
  const run: string[] = [];
  const query = (statement: string) => {
    run.push(statement);
    return statement === 'fails' ? Promise.reject(new Error('It fails.')) : Promise.resolve(statement);
  };
  return { run, database: takeTurns({ query } as unknown as PGlite) };
}

const as = <Result>(caller: string, work: () => Result) => withShare({ customer: caller, caller }, work);

describe('the embedded database', () => {
  it('H4.14 runs statements of callers in turn, and each caller’s in order', async () => {
    const { run, database } = noting();
    const flood = as('flood', () => ['f1', 'f2', 'f3', 'f4', 'f5'].map((each) => database.query(each)));
    const other = as('other', () => ['o1', 'o2'].map((each) => database.query(each)));
    await Promise.all([...flood, ...other]);
    expect(run).toEqual(['f1', 'o1', 'f2', 'o2', 'f3', 'f4', 'f5']);
  });

  it('H4.14 keeps its caller across all waiting', async () => {
    const { run, database } = noting();
    const ask = async (name: string) => {
      for (const number of [1, 2, 3]) await database.query(`${name}${number}`);
    };
    await Promise.all([
      ...['a', 'b', 'c', 'd'].map((name) => as('flood', () => ask(name))),
      as('other', () => ask('o')),
    ]);
    // With four callers at once, each statement of the other comes after at most two of theirs.
    expect(run.indexOf('o3')).toBeLessThan(8);
  });

  it('H4.14 continues after a failing statement', async () => {
    const { database } = noting();
    const [failed, next] = [database.query('fails'), database.query('next')];
    await expect(failed).rejects.toThrow('It fails.');
    expect(await next).toBe('next');
  });
});
