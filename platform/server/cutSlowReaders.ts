import type { FastifyInstance } from 'fastify';

/**
 * Closes the connection of whoever has not taken an answer `milliseconds` after it was written: until then the whole of
 * it is kept in memory. Files are read from disk only as fast as they are taken, so they may take longer.
 */
export function cutSlowReaders(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', async (_request, reply) => {
    const { raw } = reply;
    raw.once('prefinish', () => {
      const timer = setTimeout(() => raw.destroy(), milliseconds);
      raw.once('close', () => clearTimeout(timer));
    });
  });
}
