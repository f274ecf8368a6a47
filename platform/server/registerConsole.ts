import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Problem } from '../http/Problem';
import { sendProblem } from '../http/sendProblem';
import { SettingsError } from '../SettingsError';

/** Answers an unknown address. */
export function sendNothingHere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(new Problem(404, 'There is nothing at this address.'), request, reply);
}

/**
 * Serves the built console from `directory`: hashed assets cached for ever, the page never cached, and the page for
 * every unknown path that accepts HTML. All responses have `headers`.
 */
export function registerConsole(
  app: FastifyInstance,
  directory: string,
  headers: Readonly<Record<string, string>>,
): void {
  if (!existsSync(join(directory, 'index.html')))
    throw new SettingsError(`There is no built console in ${directory}. Run: npm run build`);
  const assets = join(directory, 'assets') + sep;

  app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader(
        'cache-control',
        path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      !request.url.startsWith('/assets/') && (request.headers.accept ?? '').includes('text/html');
    if (isPage && (request.method === 'GET' || request.method === 'HEAD'))
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return sendNothingHere(request, reply);
  });
}
