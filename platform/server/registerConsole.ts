import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Serves the built console from `directory`: hashed assets for ever, the page itself never from a cache, and every
 * unknown path that asks for a page as the console's own route. All of it goes out under `headers`.
 */
export function registerConsole(
  app: FastifyInstance,
  directory: string,
  headers: Readonly<Record<string, string>>,
): void {
  if (!existsSync(join(directory, 'index.html')))
    throw new Error(`There is no built console in ${directory}. Run: npm run build`);

  app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const asksForPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (asksForPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.status(404).type('application/problem+json').send({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'There is nothing at this address.',
      instance: request.url,
    });
  });
}
