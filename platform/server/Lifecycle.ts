import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

/** Longest wait for open requests, in milliseconds: service managers kill after 10 s. */
const DRAIN_TIME = 8_000;
const POLL = 25;

/** Whether a platform still accepts requests, and how many are open. */
export class Lifecycle {
  #isStopping = false;
  readonly #open = new Set<unknown>();

  /** True from the first signal to stop. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Counts every request of `app` until it is answered or aborted. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async (_request, reply) => {
      this.#open.add(reply.raw);
      reply.raw.once('close', () => this.#open.delete(reply.raw));
    });
  }

  /**
   * Reports not ready for `noticeSeconds`, then accepts no more requests, finishes open ones, and closes. Does not wait
   * for idle connections.
   * @returns whether everything was answered in time
   */
  async stop(app: FastifyInstance, noticeSeconds: number): Promise<boolean> {
    this.#isStopping = true;
    await wait(noticeSeconds * 1_000);
    const closed = app.close();
    const giveUpAt = Date.now() + DRAIN_TIME;
    while (this.#open.size > 0 && Date.now() < giveUpAt) await wait(POLL);
    const isDone = this.#open.size === 0;
    app.server.closeAllConnections();
    await closed;
    return isDone;
  }
}
