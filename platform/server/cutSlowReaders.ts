import type { FastifyInstance } from 'fastify';

/** Node warns above so many listeners: its pipelines for a streamed response add nine for `close`. */
const MOST_LISTENERS = 20;

/**
 * Closes the connection of a client that has not read a response within `milliseconds`: it stays in memory until then.
 * Files are read from disk only at the client's speed, so they may take longer.
 */
export function cutSlowReaders(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', async (_request, reply) => {
    const { raw } = reply;
    raw.setMaxListeners(MOST_LISTENERS);
    raw.once('prefinish', () => {
      const timer = setTimeout(() => raw.destroy(), milliseconds);
      raw.once('close', () => clearTimeout(timer));
    });
  });
}
