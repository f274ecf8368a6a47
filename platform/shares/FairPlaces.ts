/** The caller that work is done for, and the customer the caller belongs to. */
export interface Share {
  /** Id of the subscription. */
  readonly customer: string;
  /** Id of the user or integration. */
  readonly caller: string;
}

/** Limits of work at once and of waiting work, each a count. */
export interface PlaceLimits {
  /** Work done at once. */
  readonly places: number;
  /** Work of one customer done at once; fewer than `places` keep one free for others. @default `places` */
  readonly placesPerCustomer?: number;
  /** Work that has begun and may be stepped aside, see `Place.stepAside`. @default `places` */
  readonly begun?: number;
  /** The same of one customer. @default `placesPerCustomer` */
  readonly begunPerCustomer?: number;
  /** Work of all customers that may wait. */
  readonly waiting: number;
  readonly waitingPerCustomer: number;
  readonly waitingPerCaller: number;
}

/** Too much work of this caller, this customer or of all waits already. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** The place in which work is done. */
export interface Place {
  /** Gives the place away while `outside` waits for a network, and goes on once it has a place again. @throws as `outside` */
  stepAside<Result>(outside: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  readonly share: Share;
  /** Whether the work has begun and comes back from stepping aside. */
  readonly hasBegun: boolean;
  readonly enter: () => void;
}

/** Work held and begun by one customer or caller, and the turn in which they were served last. */
interface Use {
  held: number;
  begun: number;
  turn: number;
}

/**
 * Places for work, given to customers in turn, and within a customer to its callers in turn. First come those who hold the
 * fewest places, then those served longest ago. The work of one caller keeps its order.
 */
export class FairPlaces {
  readonly #limits: Required<PlaceLimits>;
  #waiting: Waiting[] = [];
  readonly #uses = new Map<string, Use>();
  #held = 0;
  #begun = 0;
  #turn = 0;

  constructor(limits: PlaceLimits) {
    const placesPerCustomer = limits.placesPerCustomer ?? limits.places;
    this.#limits = {
      placesPerCustomer,
      begun: limits.places,
      begunPerCustomer: placesPerCustomer,
      ...limits,
    };
  }

  /** Work that waits for a place. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Does work in a place of its own. A signal takes waiting work out of the queue; work that has begun has to heed it itself.
   * @throws BusyError, the reason of the signal, and as `work` does
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
      this.#count(share, { held: -1, begun: -1 });
      this.#fill();
    }
  }

  async #stepAside<Result>(share: Share, outside: () => Promise<Result>): Promise<Result> {
    this.#count(share, { held: -1, begun: 0 });
    this.#fill();
    try {
      return await outside();
    } finally {
      await this.#enter(share, { hasBegun: true });
    }
  }

  /** Waits for a place and takes it. */
  #enter(share: Share, { hasBegun, signal }: { hasBegun: boolean; signal?: AbortSignal | undefined }) {
    return new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting = this.#waiting.filter((each) => each !== entry);
        reject(signal?.reason as Error);
      };
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const entry: Waiting = { share, hasBegun, enter };
      if (signal?.aborted) return leave();
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(entry);
      this.#fill();
    });
  }

  #refuseTooMany({ customer, caller }: Share): void {
    const { waiting, waitingPerCustomer, waitingPerCaller } = this.#limits;
    const ofCustomer = this.#waiting.filter(({ share }) => share.customer === customer);
    const ofCaller = ofCustomer.filter(({ share }) => share.caller === caller);
    if (
      this.#waiting.length >= waiting ||
      ofCustomer.length >= waitingPerCustomer ||
      ofCaller.length >= waitingPerCaller
    )
      throw new BusyError('Too much is waiting already. Please try again in a moment.');
  }

  /** Gives free places to the next in turn. */
  #fill(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      const { share, hasBegun, enter } = next;
      this.#waiting = this.#waiting.filter((each) => each !== next);
      this.#count(share, { held: 1, begun: hasBegun ? 0 : 1 });
      this.#turn += 1;
      for (const key of keysOf(share)) this.#use(key).turn = this.#turn;
      enter();
    }
  }

  #next(): Waiting | undefined {
    if (this.#held >= this.#limits.places) return undefined;
    let best: Waiting | undefined;
    for (const each of this.#waiting)
      if (this.#mayEnter(each) && (!best || this.#compare(each, best) < 0)) best = each;
    return best;
  }

  #mayEnter({ share, hasBegun }: Waiting): boolean {
    const { placesPerCustomer, begun, begunPerCustomer } = this.#limits;
    const use = this.#uses.get(keysOf(share)[0]);
    if ((use?.held ?? 0) >= placesPerCustomer) return false;
    return hasBegun || (this.#begun < begun && (use?.begun ?? 0) < begunPerCustomer);
  }

  /** Negative where `one` comes first. Of one caller, begun work comes before new work, and new work in its order. */
  #compare(one: Waiting, other: Waiting): number {
    for (const level of [0, 1] as const) {
      const [a, b] = [one, other].map(({ share }) => this.#uses.get(keysOf(share)[level])) as [Use?, Use?];
      const difference = (a?.held ?? 0) - (b?.held ?? 0) || (a?.turn ?? 0) - (b?.turn ?? 0);
      if (difference !== 0) return difference;
    }
    return Number(other.hasBegun) - Number(one.hasBegun);
  }

  #count(share: Share, change: { held: number; begun: number }): void {
    this.#held += change.held;
    this.#begun += change.begun;
    for (const key of keysOf(share)) {
      const use = this.#use(key);
      use.held += change.held;
      use.begun += change.begun;
    }
    this.#forgetIdle();
  }

  #use(key: string): Use {
    const present = this.#uses.get(key);
    if (present) return present;
    const use: Use = { held: 0, begun: 0, turn: 0 };
    this.#uses.set(key, use);
    return use;
  }

  /** Drops who holds nothing while nobody waits: turns count among those who compete. */
  #forgetIdle(): void {
    if (this.#begun === 0 && this.#waiting.length === 0) this.#uses.clear();
  }
}

const keysOf = ({ customer, caller }: Share) => [customer, `${customer} ${caller}`] as const;
