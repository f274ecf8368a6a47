/** Admits work in parallel, or one piece of exclusive work. */
export class Gate {
  #inside = 0;
  #hasAlone = false;
  #aloneWaiting = 0;
  #waiting: (() => void)[] = [];

  /** Whether new work would have to wait. */
  get isClosed(): boolean {
    return this.#hasAlone || this.#aloneWaiting > 0;
  }

  /** Resolves when there is room: if `isAlone`, when all others have left. Each entry requires a leave. */
  async enter(isAlone: boolean): Promise<void> {
    if (isAlone) this.#aloneWaiting += 1;
    while (isAlone ? this.#inside > 0 : this.isClosed)
      await new Promise<void>((wake) => this.#waiting.push(wake));
    this.#inside += 1;
    if (!isAlone) return;
    this.#aloneWaiting -= 1;
    this.#hasAlone = true;
  }

  leave(): void {
    this.#inside -= 1;
    if (this.#inside === 0) this.#hasAlone = false;
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
