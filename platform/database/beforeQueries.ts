import type { PGlite, Transaction } from '@electric-sql/pglite';

/** Wraps an embedded database or transaction: runs a function before each statement, which may refuse it. */
export function beforeQueries<Target extends PGlite | Transaction>(
  target: Target,
  before: (statement: string) => Promise<void> | void,
): Target {
  return new Proxy(target, {
    get(_target, key) {
      if (key === 'query')
        return async (statement: string, ...more: []) => {
          await before(statement);
          return target.query(statement, ...more);
        };
      if (key === 'exec')
        return async (script: string, ...more: []) => {
          await before(script);
          return target.exec(script, ...more);
        };
      if (key === 'transaction' && 'transaction' in target)
        return (work: (transaction: Transaction) => Promise<unknown>) =>
          target.transaction((transaction) => work(beforeQueries(transaction, before)));
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
