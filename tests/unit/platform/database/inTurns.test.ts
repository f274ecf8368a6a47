import type { PGlite } from '@electric-sql/pglite';
import { describe, expect, it } from 'vitest';
import { inTurns } from '../../../../platform/database/inTurns';
import { withShare } from '../../../../platform/shares';

/** A database that notes its statements in their order, and fails those that are to fail. */
function noting() {
  const run: string[] = [];
  const query = (statement: string) => {
    run.push(statement);
    return statement === 'fails' ? Promise.reject(new Error('It fails.')) : Promise.resolve(statement);
  };
  return { run, database: inTurns({ query } as unknown as PGlite) };
}

const as = <Result>(caller: string, work: () => Result) => withShare({ customer: caller, caller }, work);

describe('the embedded database', () => {
  it('H4.14 takes the statements of callers in turn, and those of one in their order', async () => {
    const { run, database } = noting();
    const flood = as('flood', () => ['f1', 'f2', 'f3', 'f4', 'f5'].map((each) => database.query(each)));
    const other = as('other', () => ['o1', 'o2'].map((each) => database.query(each)));
    await Promise.all([...flood, ...other]);
    expect(run).toEqual(['f1', 'o1', 'f2', 'o2', 'f3', 'f4', 'f5']);
  });

  it('H4.14 keeps on behalf of whom it is asked over all that is waited for', async () => {
    const { run, database } = noting();
    const ask = async (name: string) => {
      for (const number of [1, 2, 3]) await database.query(`${name}${number}`);
    };
    await Promise.all([
      ...['a', 'b', 'c', 'd'].map((name) => as('flood', () => ask(name))),
      as('other', () => ask('o')),
    ]);
    // Alone among four, each of the other's statements comes at the latest after two of theirs.
    expect(run.indexOf('o3')).toBeLessThan(8);
  });

  it('H4.14 goes on after a statement that fails', async () => {
    const { database } = noting();
    const [failed, next] = [database.query('fails'), database.query('next')];
    await expect(failed).rejects.toThrow('It fails.');
    expect(await next).toBe('next');
  });
});
