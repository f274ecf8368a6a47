import type { FastifyInstance } from 'fastify';

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, if-match, signature, signature-timestamp',
  'access-control-max-age': '600',
};
/** Headers of a response that a console on another origin may read. */
const EXPOSED =
  'content-disposition, etag, ratelimit, ratelimit-policy, retry-after, x-request-id, x-total-count';

/**
 * Lets consoles of the configured origins call the APIs. Tokens are sent in a header, so credentials in cookies stay
 * forbidden. The identity provider has rules of its own.
 */
export function registerCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/identity/')) return undefined;
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return undefined;
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', EXPOSED);
    const isPreflight =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    return isPreflight ? reply.headers(PREFLIGHT).status(204).send() : undefined;
  });
}
