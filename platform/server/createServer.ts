import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Database } from '../database';
import { ENVIRONMENT_API_PREFIX, registerEnvironmentApi } from '../environment-api/registerEnvironmentApi';
import { registerIdentity } from '../identity/registerIdentity';
import { findTrial, registerManagementApi } from '../management';
import { DEMO_ACCOUNTS } from '../seed';
import type { Settings } from '../settings';
import type { Jobs } from '../jobs';
import type { Storage } from '../storage';
import { answerUnreadable } from './answerUnreadable';
import { consoleConfiguration } from './consoleConfiguration';
import { consoleHeaders } from './consoleHeaders';
import { cutSlowReaders } from './cutSlowReaders';
import { Lifecycle } from './Lifecycle';
import { boundLines, describeThrown, logAnswers, requestIdOf, type LogStream } from './logging';
import { openRequestLimit } from '../http/limitRequests';
import { refuseAddress } from '../http/refuseAddress';
import { refuseTwoHosts } from './refuseTwoHosts';
import { registerConsole, sendNothingHere } from './registerConsole';
import { registerCors } from './registerCors';
import { registerHealth } from './registerHealth';
import { COMMON_HEADERS, DATA_HEADERS } from '../http/securityHeaders';
import { sendProblem } from '../http/sendProblem';
import { shareRequests } from './shareRequests';

const MAXIMUM_BODY = 1024 * 1024;
/** Longest time to set up a plugin, in milliseconds; a busy machine is slow. */
const LONGEST_SET_UP = 120_000;
/** Interval of checks for slow requests, in milliseconds. */
const CHECK_INTERVAL = 30_000;

/**
 * Creates the whole platform on one port: the identity provider, both APIs and, with `consoleDirectory`, the built
 * console. It does not listen yet.
 */
export async function createServer(deps: {
  database: Database;
  storage: Storage;
  jobs: Jobs;
  settings: Settings;
  consoleDirectory?: string;
  /** Destination of the log. @default no log */
  log?: LogStream;
  lifecycle?: Lifecycle;
  clock?: () => Date;
}): Promise<FastifyInstance> {
  const { database, storage, jobs, settings, consoleDirectory, log, clock = () => new Date() } = deps;
  const lifecycle = deps.lifecycle ?? new Lifecycle();
  const patience = settings.requestSeconds * 1000;
  const isBehindProxy = settings.publicUrl.startsWith('https:');
  const app = Fastify({
    logger: log && {
      level: settings.logLevel,
      stream: boundLines(log),
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: describeThrown },
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request) => requestIdOf(request, isBehindProxy),
    bodyLimit: MAXIMUM_BODY,
    pluginTimeout: LONGEST_SET_UP,
    requestTimeout: patience,
    http: {
      headersTimeout: patience,
      connectionsCheckingInterval: Math.min(patience / 2, CHECK_INTERVAL),
    },
    trustProxy: isBehindProxy,
    frameworkErrors: refuseAddress,
    clientErrorHandler: answerUnreadable,
    forceCloseConnections: 'idle',
  });
  app.setErrorHandler(sendProblem);
  lifecycle.watch(app);
  cutSlowReaders(app, patience);
  refuseTwoHosts(app);
  shareRequests(app);
  logAnswers(app);
  registerCors(app, settings.consoleOrigins);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    for (const [name, value] of Object.entries({ ...COMMON_HEADERS, ...DATA_HEADERS }))
      if (!reply.hasHeader(name) && !reply.raw.hasHeader(name)) reply.header(name, value);
  });
  const limitRequests = openRequestLimit(database, settings.requestsPerMinute);
  const configuration = consoleConfiguration(settings, (await findTrial(database))?.environmentId);
  const identity = await registerIdentity(app, {
    database,
    settings,
    demoAccounts: settings.seed === 'none' ? [] : DEMO_ACCOUNTS,
  });
  await app.register(registerManagementApi, {
    prefix: '/api/v1',
    database,
    jobs,
    settings,
    clock,
    limitRequests,
    verifyAccessToken: identity.verifyAccessToken,
  });
  await app.register(registerEnvironmentApi, {
    prefix: ENVIRONMENT_API_PREFIX,
    database,
    storage,
    jobs,
    settings,
    clock,
    limitRequests,
    verifyAccessToken: identity.verifyAccessToken,
  });
  registerHealth(app, { database, lifecycle });
  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(configuration));
  if (consoleDirectory) registerConsole(app, consoleDirectory, consoleHeaders(configuration));
  else app.setNotFoundHandler(sendNothingHere);
  return app;
}
