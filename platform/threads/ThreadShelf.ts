interface Idle<Kept> {
  readonly thread: Kept;
  /** The last customer it worked for; undefined for a thread in reserve. */
  readonly customer: string | undefined;
}

/**
 * Keeps idle threads. A customer gets its previous thread, or a new one rather than another customer's: only customers
 * who abort their work, which ends threads, have to wait for new ones to start.
 */
export class ThreadShelf<Kept> {
  /** Longest idle first. */
  readonly #idle: Idle<Kept>[] = [];
  readonly #most: number;
  readonly #start: () => Kept;
  #count = 0;

  /** @param most threads before one of another customer is reused @param start starts a thread */
  constructor(most: number, start: () => Kept) {
    this.#most = most;
    this.#start = start;
  }

  /** Takes an idle thread for the customer, or starts one. */
  take(customer: string): Kept {
    const own = this.#idle.findLastIndex((each) => each.customer === customer);
    const best = own < 0 ? this.#idle.findIndex((each) => each.customer === undefined) : own;
    const [found] = best < 0 && this.#count < this.#most ? [] : this.#idle.splice(Math.max(0, best), 1);
    if (found) return found.thread;
    this.#count += 1;
    return this.#start();
  }

  /** Keeps a thread for the next work. */
  putBack(thread: Kept, customer: string): void {
    this.#idle.push({ thread, customer });
  }

  /** Starts a thread in reserve, unless the limit is reached or one is in reserve. */
  reserve(): void {
    if (this.#count >= this.#most || this.#idle.some(({ customer }) => customer === undefined)) return;
    this.#count += 1;
    this.#idle.push({ thread: this.#start(), customer: undefined });
  }

  /** Stops counting a taken thread that has ended. */
  forget(): void {
    this.#count -= 1;
  }
}
