import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { currentShare, FairPlaces } from '../shares';

/** The message of pg when a wait times out; it becomes a 503. */
const TIMEOUT = 'timeout exceeded when trying to connect';

/** Whether the current work already has a connection. Work that it leaves running after its end has none. */
const connected = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs work that has a connection. Its further requests skip the queue: their turn might come only after its end. */
export function withConnection<Result>(work: () => Promise<Result>): Promise<Result> {
  const connection = { isOpen: true };
  return connected.run(connection, () => work().finally(() => (connection.isOpen = false)));
}

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** Options of a pool that gives its connections in turn. */
export interface FairPoolOptions extends pg.PoolConfig {
  /** Connections given in turn; work that has one may take the rest up to `max`. */
  readonly places: number;
  /** Most connections of one customer. */
  readonly placesPerCustomer: number;
  readonly connectionTimeoutMillis: number;
}

/** A pool that gives its connections to customers and callers in turn, for single statements and transactions. */
export class FairPool extends pg.Pool {
  readonly #places: FairPlaces;
  readonly #patience: number;

  constructor({ places, placesPerCustomer, ...options }: FairPoolOptions) {
    super(options);
    this.#patience = options.connectionTimeoutMillis;
    this.#places = new FairPlaces({
      places,
      placesPerCustomer,
      waiting: Infinity,
      waitingPerCustomer: Infinity,
      waitingPerCaller: Infinity,
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | void {
    const client = connected.getStore()?.isOpen ? super.connect() : this.#connectInTurn();
    if (!taken) return client;
    client.then(
      (each) => taken(undefined, each, each.release.bind(each)),
      (error: unknown) => taken(error as Error, undefined, () => undefined),
    );
  }

  /** Takes a place, and returns it together with the connection. */
  #connectInTurn(): Promise<pg.PoolClient> {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new Error(TIMEOUT)), this.#patience);
    timer.unref();
    return new Promise((resolve, reject) => {
      const hold = async () => {
        clearTimeout(timer);
        const client = await super.connect();
        const released = new Promise<void>((free) => {
          const release = client.release.bind(client);
          client.release = (broken) => {
            release(broken);
            free();
          };
        });
        resolve(client);
        await released;
      };
      this.#places.run(currentShare(), hold, waiting.signal).catch(reject);
    });
  }
}
