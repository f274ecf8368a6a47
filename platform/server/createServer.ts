import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Database } from '../database';
import { registerEnvironmentApi } from '../environment-api/registerEnvironmentApi';
import { registerIdentity } from '../identity/registerIdentity';
import { registerManagementApi } from '../management';
import { DEMO_ACCOUNTS } from '../seed';
import type { Settings } from '../settings';
import { consoleConfiguration } from './consoleConfiguration';
import { registerConsole } from './registerConsole';

const MAXIMUM_BODY = 1024 * 1024;

/**
 * The whole platform behind one port: the identity provider, the management API, the environments' own
 * API and, when `consoleDirectory` is given,
 * the built console. It does not listen yet.
 */
export async function createServer(deps: {
  database: Database;
  settings: Settings;
  consoleDirectory?: string;
  logger?: boolean;
  clock?: () => Date;
}): Promise<FastifyInstance> {
  const { database, settings, consoleDirectory, logger = false, clock = () => new Date() } = deps;
  const app = Fastify({
    logger: logger && { level: 'warn' },
    genReqId: () => randomUUID(),
    bodyLimit: MAXIMUM_BODY,
    trustProxy: settings.publicUrl.startsWith('https:'),
    forceCloseConnections: 'idle',
  });
  const identity = await registerIdentity(app, {
    database,
    settings,
    demoAccounts: settings.seed === 'none' ? [] : DEMO_ACCOUNTS,
  });
  await app.register(registerManagementApi, {
    prefix: '/api/v1',
    database,
    settings,
    clock,
    verifyAccessToken: identity.verifyAccessToken,
  });
  await app.register(registerEnvironmentApi, {
    prefix: '/grafx/api/v1/environment',
    database,
    clock,
    verifyAccessToken: identity.verifyAccessToken,
  });
  app.get('/config.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(consoleConfiguration(settings)),
  );
  if (consoleDirectory) registerConsole(app, consoleDirectory);
  return app;
}
