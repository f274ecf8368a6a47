import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { ACTIONS, type ActionName } from '@/domain/access';
import type { Database } from '../database';
import { environments } from '../database/schema';
import type { VerifyAccessToken } from '../identity/createVerifier';
import { identify, requireActive } from '../management/access/authenticate';
import { authorize, requireEnvironment, type EnvironmentRow } from '../management/access/authorize';
import type { CallingIntegration } from '../management/access/loadIntegration';
import { loadContract, operationFacts, withoutErrors } from '../management/http/loadContract';
import { forbidden, notFound, Problem } from '../management/http/Problem';
import { requireJsonBody } from '../management/http/requireJsonBody';
import { sendProblem } from '../management/http/sendProblem';
import { createValidatorCompiler } from '../management/http/validatorCompiler';
import { connectorHandlers } from './connectors/connectorHandlers';
import type { Call, Handlers, OperationId } from './operations';
import { settingsHandlers } from './settings/settingsHandlers';

interface Dependencies {
  database: Database;
  verifyAccessToken: VerifyAccessToken;
  clock: () => Date;
}

const handlers: Handlers<OperationId> = { ...settingsHandlers, ...connectorHandlers };

/** What the caller has to be allowed to, for each operation. */
const ACTION_OF: Readonly<Record<OperationId, ActionName>> = {
  getSettings: 'settings.read',
  listAvailableSdkVersions: 'settings.read',
  updateSettings: 'settings.update',
  listConnectors: 'settings.read',
  createConnector: 'connector.manage',
  updateConnector: 'connector.manage',
  removeConnector: 'connector.manage',
};

/**
 * What everybody with a role in an environment may read, an integration of it with any permission may read too: it has
 * to know the studio version and the connectors its templates use. Its permissions cover nothing else of these calls.
 * @throws Problem 404 or 403
 */
function admit({ environmentId, permissions }: CallingIntegration, named: EnvironmentRow, id: OperationId) {
  if (named.id !== environmentId) throw notFound('environment');
  if (ACTION_OF[id] === 'settings.read' && permissions.length > 0) return;
  throw forbidden(
    `An integration with its permissions may not do this: ${ACTIONS[ACTION_OF[id]].label.toLowerCase()}.`,
  );
}

/**
 * The API of the environments themselves, each under its technical name, which is read without regard to case. Requests
 * are authenticated and authorised, then validated against the contract, then handled. An unknown environment and one
 * the caller may not see answer alike.
 */
export async function registerEnvironmentApi(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const { database, clock } = deps;
  const contract = await loadContract('environment');
  const facts = operationFacts(contract);
  const places = new WeakMap<FastifyRequest, EnvironmentRow>();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.setValidatorCompiler(createValidatorCompiler());
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) =>
    sendProblem(new Problem(404, 'There is no such call.'), request, reply),
  );
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store').header('x-request-id', request.id);
    done();
  });
  app.addHook('onRoute', requireJsonBody);

  await app.register(openapiGlue, {
    specification: withoutErrors(contract),
    operationResolver: (id, method, path) => routeOf(id as OperationId, method, path),
  });

  async function enter(request: FastifyRequest, id: OperationId): Promise<EnvironmentRow> {
    const identity = await identify(request, { ...deps, now: clock() });
    if ('caller' in identity) requireActive(identity.caller);
    const { name } = request.params as { name: string };
    const [named] = await database
      .select()
      .from(environments)
      .where(
        and(
          eq(sql`lower(${environments.technicalName})`, name.toLowerCase()),
          isNull(environments.deletedAt),
        ),
      );
    if (!named) throw notFound('environment');
    if ('integration' in identity) {
      admit(identity.integration, named, id);
      return named;
    }
    const { environment, subscription } = await requireEnvironment(database, identity.caller, named.id);
    authorize(identity.caller, ACTION_OF[id], subscription, environment.id);
    return environment;
  }

  function routeOf(id: OperationId, method: string, path: string): RouteOptions {
    return {
      method: method as HTTPMethods,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      onRequest: async (request) => void places.set(request, await enter(request, id)),
      handler: async (request, reply) => {
        const handle = handlers[id] as (call: Call<OperationId>) => unknown;
        const { params, body } = request;
        const environment = places.get(request);
        const answer = await handle({
          database,
          now: clock(),
          environment,
          params,
          body,
        } as Call<OperationId>);
        return reply.status(facts.get(id)?.successStatus ?? 200).send(answer);
      },
    };
  }
}
