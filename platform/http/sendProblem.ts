import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { isFull, isUnavailable, isUntranslatable } from '../database';
import { BusyError } from '../shares';
import { Problem, problemBody, type FieldError } from './Problem';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
/** Seconds to wait before a retry when a queue is full, or the database or the provider is unreachable. */
const RETRY_SECONDS = 2;

/**
 * Answers any error in the form of the contract. Logs unforeseen errors without showing them. A problem with a code was
 * logged when it happened, so retries log nothing more.
 */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = asProblem(error);
  if (hasLeft(error, reply)) request.log.info('the caller has left');
  else if (problem.status >= 500 && problem.facts.code === undefined)
    request.log.error({ err: error }, 'request failed');
  const isPassing = problem.status === 503 || problem.status === 429;
  if (isPassing && !reply.hasHeader('retry-after'))
    reply.header('retry-after', problem.retryAfter ?? RETRY_SECONDS);
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .status(problem.status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(
      problemBody({
        status: problem.status,
        detail: problem.message,
        instance: request.url.split('?', 1)[0] ?? request.url,
        requestId: request.id,
        errors: problem.errors,
        facts: problem.facts,
      }),
    );
}

/** Whether work ended because its caller closed the connection: no one reads the response, and nothing failed. */
const hasLeft = (error: unknown, reply: FastifyReply): boolean =>
  error instanceof Error && error.name === 'AbortError' && reply.raw.destroyed;

/** Converts an error to a problem. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { validation, validationContext, statusCode, message } = error as Partial<FastifyError>;
  if (validation) return fromValidation(validation, validationContext);
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new Problem(statusCode, message ?? 'Bad request');
  // Two concurrent callers can both pass a check meant for one of them; then the database refuses the second.
  const code = databaseCode(error);
  if (code === UNIQUE_VIOLATION) return new Problem(409, 'Something with that name exists already.');
  if (code === FOREIGN_KEY_VIOLATION)
    return new Problem(409, 'An object this refers to was removed meanwhile.');
  if (isUntranslatable(error)) return new Problem(400, 'The request holds a character that can’t be stored.');
  if (isUnavailable(error))
    return new Problem(503, 'The platform can’t reach its database. Please try again in a moment.');
  if (error instanceof Error && error.name === 'UnreachableIssuerError')
    return new Problem(503, 'The identity provider can’t be reached. Please try again in a moment.');
  if (error instanceof Error && error.name === 'StorageUnavailableError')
    return new Problem(503, 'The platform can’t reach its files. Please try again in a moment.');
  if (error instanceof BusyError) return new Problem(429, error.message);
  if (error instanceof Error && error.name === 'TooLargeError')
    return new Problem(413, 'The file is too large.');
  if (isFull(error))
    return new Problem(507, 'The platform has no room left to store this. What was there before is safe.');
  return new Problem(500, 'Something went wrong. Please try again later');
}

function databaseCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : databaseCode(error.cause);
}

function fromValidation(validation: FastifySchemaValidationError[], context: string | undefined): Problem {
  // A malformed path id identifies nothing, so it gets the same 404. A choice has a list of allowed values instead.
  if (context === 'params' && !validation.some(({ params }) => Array.isArray(params.allowedValues)))
    return new Problem(404, 'There is nothing with this id.');
  const errors = validation.map(fieldError);
  const first = errors[0];
  const detail = first
    ? `${first.field || 'The body'} ${first.message}.`
    : 'The request does not fit the contract.';
  return new Problem(400, detail, errors);
}

function fieldError({
  instancePath,
  params,
  message = 'is not valid',
}: FastifySchemaValidationError): FieldError {
  const path = instancePath.split('/').slice(1);
  if (params.format === 'name')
    return { field: path.join('.'), message: 'has a character that can’t be seen' };
  if (Array.isArray(params.allowedValues))
    return { field: path.join('.'), message: `must be one of ${params.allowedValues.join(', ')}` };
  const missing = params.missingProperty;
  const unknown = params.additionalProperty ?? params.unevaluatedProperty;
  const named = missing ?? unknown;
  if (typeof named !== 'string') return { field: path.join('.'), message };
  path.push(named);
  return { field: path.join('.'), message: named === missing ? 'is required' : 'is no property of this' };
}
