import { WaitingWork, type Waiting } from './WaitingWork';

/** The caller for whom work is done, and the customer the caller belongs to. */
export interface Share {
  /** Id of the subscription. */
  readonly customer: string;
  /** Id of the user or integration. */
  readonly caller: string;
}

/** Limits of running and waiting work, each a count. */
export interface PlaceLimits {
  /** Running work. */
  readonly places: number;
  /** Running work of one customer; fewer than `places` keep one free for others. @default `places` */
  readonly placesPerCustomer?: number;
  /** Work that has begun, including work that stepped aside, see `Place.stepAside`. @default `places` */
  readonly begun?: number;
  /** The same for one customer. @default `placesPerCustomer` */
  readonly begunPerCustomer?: number;
  /** Waiting work of all customers. */
  readonly waiting: number;
  readonly waitingPerCustomer: number;
  readonly waitingPerCaller: number;
}

/** Too much work of this caller, this customer or all customers is waiting. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** The place of running work. */
export interface Place {
  /**
   * Releases the place while `outside` waits for a network, and continues once it has a place again. @throws the errors
   * of `outside`
   */
  stepAside<Result>(outside: () => Promise<Result>): Promise<Result>;
}

/**
 * Gives places for work to customers in turn, and within a customer to its callers in turn. First come those who hold
 * the fewest places, then those served longest ago. The work of one caller keeps its order.
 */
export class FairPlaces {
  readonly #limits: Required<PlaceLimits>;
  readonly #waiting: WaitingWork;
  #held = 0;
  #begun = 0;

  constructor(limits: PlaceLimits) {
    const placesPerCustomer = limits.placesPerCustomer ?? limits.places;
    this.#limits = {
      placesPerCustomer,
      begun: limits.places,
      begunPerCustomer: placesPerCustomer,
      ...limits,
    };
    const { begunPerCustomer } = this.#limits;
    this.#waiting = new WaitingWork({
      mayHold: ({ held }) => held < placesPerCustomer,
      mayBegin: ({ held, begun }) => held < placesPerCustomer && begun < begunPerCustomer,
    });
  }

  /** Work that waits for a place. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Runs work in a place of its own. A signal removes waiting work from the queue; running work has to observe it
   * itself.
   * @throws BusyError, the reason of the signal, and the errors of `work`
   */
  async run<Result>(
    share: Share,
    work: (place: Place) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    this.#refuseTooMany(share);
    await this.#enter(share, { hasBegun: false, signal });
    try {
      return await work({ stepAside: (outside) => this.#stepAside(share, outside) });
    } finally {
      this.#giveBack(share, 1);
    }
  }

  async #stepAside<Result>(share: Share, outside: () => Promise<Result>): Promise<Result> {
    this.#giveBack(share, 0);
    try {
      return await outside();
    } finally {
      await this.#enter(share, { hasBegun: true });
    }
  }

  /** Waits for a place and takes it. */
  #enter(share: Share, { hasBegun, signal }: { hasBegun: boolean; signal?: AbortSignal | undefined }) {
    return new Promise<void>((resolve, reject) => {
      const refuse = () => reject(signal?.reason as Error);
      if (signal?.aborted) return refuse();
      const leave = () => {
        this.#waiting.remove(entry);
        refuse();
      };
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const entry: Waiting = this.#waiting.add({ share, hasBegun, enter });
      signal?.addEventListener('abort', leave, { once: true });
      this.#fill();
    });
  }

  #refuseTooMany(share: Share): void {
    const { waiting, waitingPerCustomer, waitingPerCaller } = this.#limits;
    const { customer, caller } = this.#waiting.sizeOf(share);
    if (this.#waiting.size >= waiting || customer >= waitingPerCustomer || caller >= waitingPerCaller)
      throw new BusyError('Too much is waiting already. Please try again in a moment.');
  }

  /** Gives free places to the next in turn. */
  #fill(): void {
    while (this.#held < this.#limits.places) {
      const next = this.#waiting.takeNext(this.#begun < this.#limits.begun);
      if (!next) return;
      this.#held += 1;
      if (!next.hasBegun) this.#begun += 1;
      next.enter();
    }
  }

  #giveBack(share: Share, begun: number): void {
    this.#held -= 1;
    this.#begun -= begun;
    this.#waiting.count(share, { held: -1, begun: -begun });
    if (this.#begun === 0 && this.#waiting.size === 0) this.#waiting.forgetTurns();
    this.#fill();
  }
}
