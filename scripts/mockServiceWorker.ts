import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'node_modules/msw/lib/mockServiceWorker.js';

function isMocked(mode: string, publicDirectory: string): boolean {
  if (mode === 'mock') return true;
  const configuration = JSON.parse(readFileSync(join(publicDirectory, 'config.json'), 'utf8')) as {
    mockMode?: boolean;
  };
  return configuration.mockMode === true;
}

/**
 * Serves the worker of mock mode from the development server, directly from its package: no build may contain it, and
 * without mock mode it does not exist.
 */
export function mockServiceWorker(): Plugin {
  return {
    name: 'mock-service-worker',
    apply: 'serve',
    configureServer: ({ config, middlewares }) => {
      middlewares.use('/mockServiceWorker.js', (_request, response, next) => {
        if (!isMocked(config.mode, config.publicDir)) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(readFileSync(join(config.root, WORKER)));
      });
    },
  };
}
