import type { FastifyInstance, FastifyRequest, FastifyReply, RouteOptions } from 'fastify';
import multipart from '@fastify/multipart';
import { contractRoutes, type ContractRoute } from './contractRoutes';
import { FileAnswer, sendFile } from './FileAnswer';
import { JsonText } from './JsonText';
import {
  loadContract,
  operationFacts,
  partBelow,
  removeErrors,
  type ContractName,
  type OperationFacts,
} from './loadContract';
import { Problem } from './Problem';
import { requireJsonBody } from './requireJsonBody';
import { sendProblem } from './sendProblem';
import { TaskStarted } from './TaskStarted';
import { serializerCompiler } from './serializerCompiler';
import { validatorCompiler } from './validatorCompiler';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the body of the route is passed on. */
    takes?: OperationFacts['body'];
  }
}

/** An operation at the start of a request: its id, and the callers that the contract allows. */
export interface Operation<Id extends string> extends Pick<OperationFacts, 'token'> {
  id: Id;
  /** Permissions of which an integration needs one. */
  permissions: readonly string[];
}

/** How an API answers the operations of its contract. */
export interface Mounting<Id extends string, Entered> {
  contract: ContractName;
  /** The part of the contract, by the server of its paths. @default the whole contract */
  server?: string;
  /** Most bytes of a body that is passed on as text. */
  longestText?: number;
  /**
   * Authenticates and authorizes the caller before the request is validated, so that a caller without a token learns no
   * rule. `handle` receives its result. @throws Problem
   */
  enter(request: FastifyRequest, operation: Operation<Id>, reply: FastifyReply): Promise<Entered>;
  /** Answers a validated request. @param places the queue in which its work takes a place @throws Problem */
  handle(
    id: Id,
    request: FastifyRequest,
    reply: FastifyReply,
    entered: Entered,
    places: string | undefined,
  ): unknown;
}

/**
 * Mounts every operation of a contract under the prefix of the plugin. Requests are authorized, then validated against
 * the contract, then handled; every error becomes a problem.
 */
export async function mountContract<Id extends string, Entered>(
  app: FastifyInstance,
  mounting: Mounting<Id, Entered>,
): Promise<void> {
  const { facts, routes } = await readContract(mounting);
  const entries = new WeakMap<FastifyRequest, Entered>();

  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (isTextWanted(request)) done(null, text);
    else void parseJson(request, text, done);
  });
  await app.register(multipart);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) =>
    sendProblem(new Problem(404, 'There is no such call.'), request, reply),
  );
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('onRoute', requireJsonBody);

  const isTextWanted = ({ routeOptions: { config } }: FastifyRequest) => config.takes === 'text';

  for (const route of routes) app.route(routeOf(route));

  function routeOf({ operationId, method, url, schema }: ContractRoute): RouteOptions {
    const id = operationId as Id;
    const { token, successStatus, body, permissions, places } = facts.get(id) as OperationFacts;
    return {
      config: { takes: body },
      ...(body === 'text' && mounting.longestText && { bodyLimit: mounting.longestText }),
      method,
      url,
      schema,
      onRequest: async (request, reply) => {
        const allowing = permissions(request.params as Record<string, string>);
        entries.set(request, await mounting.enter(request, { id, token, permissions: allowing }, reply));
        const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '');
        if (isForm && body !== 'parts') throw new Problem(415, 'This call takes no form.');
      },
      handler: async (request, reply) => {
        const entered = entries.get(request) as Entered;
        const answer = await mounting.handle(id, request, reply, entered, places);
        if (answer instanceof TaskStarted) return reply.status(202).send(answer.body);
        reply.status(successStatus);
        if (answer instanceof FileAnswer) return sendFile(request, reply, answer);
        if (!(answer instanceof JsonText)) return reply.send(answer);
        return reply.type('application/json; charset=utf-8').serializer(String).send(answer.text);
      },
    };
  }
}

interface Read {
  readonly facts: ReadonlyMap<string, OperationFacts>;
  readonly routes: readonly ContractRoute[];
}

const read = new Map<string, Promise<Read>>();

/** Reads a contract or its part, once per process: it takes longer than all the rest of mounting. */
function readContract({
  contract: name,
  server,
}: Pick<Mounting<string, unknown>, 'contract' | 'server'>): Promise<Read> {
  const key = JSON.stringify([name, server]);
  const present = read.get(key);
  if (present) return present;
  const reading = loadContract(name).then((whole) => {
    const contract = server === undefined ? whole : partBelow(whole, server);
    return { facts: operationFacts(contract), routes: contractRoutes(removeErrors(contract)) };
  });
  read.set(key, reading);
  return reading;
}
