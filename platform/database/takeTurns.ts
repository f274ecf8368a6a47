import type { PGlite, Transaction } from '@electric-sql/pglite';
import { currentShare, FairPlaces } from '../shares';
import { beforeQueries } from './beforeQueries';

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** One statement or transaction at a time, with an unlimited queue. */
const ONE = { places: 1, waiting: Infinity, waitingPerCustomer: Infinity, waitingPerCaller: Infinity };

/**
 * Wraps the embedded database so that callers take turns and the process can work between two statements. On its own it
 * runs the next queued statement before anything else: under load no request is read, no timer fires, and one caller
 * blocks all others.
 */
export function takeTurns(client: PGlite): PGlite {
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
        // A transaction has the database to itself, so its statements skip the queue.
        return (work: (transaction: Transaction) => Promise<unknown>) =>
          inTurn(() => target.transaction((transaction) => work(beforeQueries(transaction, breathe))));
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
