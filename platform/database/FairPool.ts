import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { currentShare, FairPlaces } from '../shares';

/** The words of pg for a wait that is over; they answer 503. */
const TIMEOUT = 'timeout exceeded when trying to connect';

/** Says whether work has a connection already; what it leaves running after its end has none. */
const connected = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Does work that has a connection: what it asks for besides doesn't wait for its turn, which may come after its own end. */
export function withConnection<Result>(work: () => Promise<Result>): Promise<Result> {
  const connection = { isOpen: true };
  return connected.run(connection, () => work().finally(() => (connection.isOpen = false)));
}

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** Options of a pool whose connections are given in turn. */
export interface FairPoolOptions extends pg.PoolConfig {
  /** Connections in turn; what has one already may take the rest up to `max`. */
  readonly places: number;
  /** Connections of one customer. */
  readonly placesPerCustomer: number;
  readonly connectionTimeoutMillis: number;
}

/** A pool that gives its connections to customers and callers in turn, for single statements and for transactions. */
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

  /** Takes a place, and gives it back with the connection. */
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
