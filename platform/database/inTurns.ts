import type { PGlite, Transaction } from '@electric-sql/pglite';
import { beforeQueries } from './beforeQueries';

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * The embedded database, which lets the process do other things between two statements. By itself it runs the next one
 * that waits before anything else, so that under load no request is read and no timer fires until nothing waits.
 */
export function inTurns(client: PGlite): PGlite {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.then(breathe, breathe);
    return result;
  };
  return new Proxy(client, {
    get(target, key) {
      if (key === 'query')
        return (statement: string, ...more: []) => inTurn(() => target.query(statement, ...more));
      if (key === 'transaction')
        // Within a transaction it is nobody else's turn, so nothing has to be waited for.
        return (work: (transaction: Transaction) => Promise<unknown>) =>
          inTurn(() => target.transaction((transaction) => work(beforeQueries(transaction, breathe))));
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
