import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/Problem';

/** Refuses a request with two `Host` headers: a proxy in front may have read the other one (RFC 9112, 3.2). */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_text, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1)
      throw new Problem(400, 'This request names two hosts.');
  });
}
