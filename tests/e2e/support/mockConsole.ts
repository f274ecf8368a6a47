import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The console in mock mode, as files that a server of files serves. */
interface MockConsole {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Builds the console with its mocks, which only a build for development holds, and serves it. There is no platform: what the
 * mocks leave unanswered answers 404, which the browser tells.
 */
export async function serveMockConsole(): Promise<MockConsole> {
  const directory = mkdtempSync(join(tmpdir(), 'platen-mock-'));
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--mode', 'mock', '--outDir', directory, '--emptyOutDir'],
    { env: { ...process.env, NODE_ENV: 'development' } },
  );
  const worker = readFileSync('node_modules/msw/lib/mockServiceWorker.js');
  const app = Fastify();
  await app.register(fastifyStatic, { root: directory });
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
    close: async () => {
      await app.close();
      rmSync(directory, { recursive: true });
    },
  };
}
