interface Idle<Kept> {
  readonly thread: Kept;
  readonly customer: string;
}

/**
 * Threads that wait for work. A customer gets the thread it had before, and a new one rather than that of another: who ends
 * threads, by leaving what they work on, waits for new ones to start, and nobody else does.
 */
export class ThreadShelf<Kept> {
  /** Those idle longest come first. */
  readonly #idle: Idle<Kept>[] = [];
  readonly #most: number;
  readonly #start: () => Kept;
  #count = 0;

  /** @param most threads there are before one of another customer is taken @param start starts a thread */
  constructor(most: number, start: () => Kept) {
    this.#most = most;
    this.#start = start;
  }

  /** An idle thread for the customer, or a new one. */
  take(customer: string): Kept {
    const own = this.#idle.findLastIndex((each) => each.customer === customer);
    const [found] = own < 0 && this.#count < this.#most ? [] : this.#idle.splice(Math.max(0, own), 1);
    if (found) return found.thread;
    this.#count += 1;
    return this.#start();
  }

  /** Keeps a thread for the next one. */
  putBack(thread: Kept, customer: string): void {
    this.#idle.push({ thread, customer });
  }

  /** Counts no more on a thread that was taken. */
  forget(): void {
    this.#count -= 1;
  }
}
