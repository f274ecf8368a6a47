import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildMockConsole, MOCK_CONSOLE } from '../../../scripts/buildMockConsole';

/** The console in mock mode, as static files. */
interface MockConsole {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the console with its mocks, and builds it if needed. There is no platform: calls without a mock get a 404,
 * which the browser logs.
 */
export async function serveMockConsole(): Promise<MockConsole> {
  await buildMockConsole();
  const worker = readFileSync('node_modules/msw/lib/mockServiceWorker.js');
  const app = Fastify();
  await app.register(fastifyStatic, { root: resolve(MOCK_CONSOLE) });
  app.get('/mockServiceWorker.js', (_request, reply) => reply.type('text/javascript').send(worker));
  app.setNotFoundHandler((request, reply) => {
    // Addresses of pages are the console's.
    if (request.headers.accept?.includes('text/html')) return reply.sendFile('index.html');
    return reply.code(404).send();
  });
  await app.listen({ host: 'localhost', port: 0 });
  const address = app.server.address();
  if (typeof address !== 'object' || !address)
    throw new Error('The server of the mocked console has no port.');
  return {
    url: `http://localhost:${address.port}`,
    close: () => app.close(),
  };
}
