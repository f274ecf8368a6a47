import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

/** Longest a platform waits for open requests to be answered, in milliseconds: service managers kill after 10 s. */
const DRAIN_TIME = 8_000;
const POLL = 25;

/** Whether a platform goes on taking requests, and how many it is answering. */
export class Lifecycle {
  #isStopping = false;
  readonly #open = new Set<unknown>();

  /** From the first signal to stop. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Takes note of every request of `app` until it is answered or given up. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async (_request, reply) => {
      this.#open.add(reply.raw);
      reply.raw.once('close', () => this.#open.delete(reply.raw));
    });
  }

  /**
   * Says at the readiness address that no more should come, for `noticeSeconds`, then takes no more, lets what is open
   * be answered, and closes. Connections on which nothing is asked are not waited for.
   * @returns whether everything was answered in time.
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
