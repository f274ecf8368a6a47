import type { FastifyInstance, FastifyRequest, HTTPMethods, RouteHandlerMethod, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { join } from 'node:path';
import type { Database } from '../database';
import type { VerifyAccessToken } from '../identity/createVerifier';
import { createOutbox } from '../mail/createOutbox';
import type { Mailer } from '../mail/Mailer';
import type { Settings } from '../settings';
import { authenticate, requireActive } from './access/authenticate';
import type { Caller } from './access/loadCaller';
import { handlers } from './handlers';
import { JsonText } from './http/JsonText';
import { loadContract, operationFacts, withoutErrors, type OperationFacts } from './http/loadContract';
import type { Call, OperationId } from './http/operations';
import { Problem, unauthorized } from './http/Problem';
import { requireJsonBody } from './http/requireJsonBody';
import { sendProblem } from './http/sendProblem';
import { createValidatorCompiler } from './http/validatorCompiler';

interface Dependencies {
  database: Database;
  settings: Pick<Settings, 'publicUrl' | 'signatureSecret' | 'dataDirectory'>;
  verifyAccessToken: VerifyAccessToken;
  clock: () => Date;
  /** @default a folder `outbox` in the data directory */
  mailer?: Mailer;
}

/** Somebody deactivated still learns who they are, so that the console can tell them. */
const OPEN_TO_INACTIVE: ReadonlySet<string> = new Set<OperationId>(['getMe', 'getMyPermissions']);

/**
 * Mounts every operation of the contract, under whatever prefix the plugin is registered with. Requests are
 * authenticated, then validated against the contract, then handled; every error answers as a problem.
 */
export async function registerManagementApi(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const contract = await loadContract();
  const facts = operationFacts(contract);
  const callers = new WeakMap<FastifyRequest, Caller>();
  const mailer = deps.mailer ?? createOutbox(join(deps.settings.dataDirectory, 'outbox'));

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

  function routeOf(id: OperationId, method: string, path: string): RouteOptions {
    const { token, successStatus } = facts.get(id) as OperationFacts;
    const identify = async (request: FastifyRequest) => {
      const caller = await authenticate(request, { ...deps, now: deps.clock() });
      if (!OPEN_TO_INACTIVE.has(id)) requireActive(caller);
      callers.set(request, caller);
    };
    const onRequest = async (request: FastifyRequest) => {
      if (token === 'required') return identify(request);
      // Someone moving here may be signed in before there is an account; the signature is what counts then.
      if (token === 'optional') await identify(request).catch(ignoreProblem);
    };
    const handler: RouteHandlerMethod = async (request, reply) => {
      const handle = handlers[id] as (call: Call<OperationId>) => unknown;
      const call = {
        database: deps.database,
        settings: deps.settings,
        mailer,
        now: deps.clock(),
        params: request.params,
        query: request.query,
        body: request.body,
        request,
        reply,
        get caller() {
          const caller = callers.get(request);
          if (!caller) throw unauthorized('You need to sign in.');
          return caller;
        },
      } as Call<OperationId>;
      const answer = await handle(call);
      reply.status(successStatus);
      if (!(answer instanceof JsonText)) return reply.send(answer);
      return reply.type('application/json; charset=utf-8').serializer(String).send(answer.text);
    };
    return { method: method as HTTPMethods, url: path.replace(/\{(\w+)\}/g, ':$1'), onRequest, handler };
  }
}

function ignoreProblem(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}
