import type { PGlite, Transaction } from '@electric-sql/pglite';
import { currentShare, FairPlaces } from '../shares';
import { beforeQueries } from './beforeQueries';

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** One statement or transaction at a time; as many as come may wait. */
const ONE = { places: 1, waiting: Infinity, waitingPerCustomer: Infinity, waitingPerCaller: Infinity };

/**
 * The embedded database, which lets the process do other things between two statements, and takes those of callers in turn.
 * By itself it runs the next one that waits before anything else, so that under load no request is read and no timer fires
 * until nothing waits, and one caller's statements keep all others waiting.
 */
export function inTurns(client: PGlite): PGlite {
  const places = new FairPlaces(ONE);
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const run = () => work().then(resolve, reject).then(breathe);
      places.run(currentShare(), run).catch(reject);
    });
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
