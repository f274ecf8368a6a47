import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { DrizzleQueryError } from 'drizzle-orm';

/** Where a log goes to, a line of JSON at a time. */
export interface LogStream {
  write(line: string): void;
}

/** What a proxy in front may name a request: enough to be unique, nothing that could break a line of a log. */
const GIVEN_ID = /^[\w-]{8,64}$/;

/** The id of a request: the one a trusted proxy has given it, else a new one. */
export function requestIdOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const given = request.headers['x-request-id'];
  return isBehindProxy && typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
}

interface LoggedError extends Record<string, unknown> {
  type: string;
  message: string;
  code?: string;
  /** Empty where the first line would repeat what was left out of the message. */
  stack: string;
  cause?: LoggedError;
}

/** An error as it is logged. What a failed query was asked with is left out: it may be a password's hash or a secret. */
export function describeError(error: Error): LoggedError {
  const isQuery = error instanceof DrizzleQueryError;
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: isQuery ? `Failed query: ${error.query}` : error.message,
    ...(typeof code === 'string' && { code }),
    stack: isQuery ? '' : (error.stack ?? ''),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** Writes an error of no request to the log. */
export function writeError(stream: LogStream, error: unknown, message: string): void {
  const err = error instanceof Error ? describeError(error) : { message: String(error) };
  stream.write(`${JSON.stringify({ level: 'error', time: new Date().toISOString(), err, msg: message })}\n`);
}

/**
 * Logs each answer with its request's id, method, path, status and time in milliseconds; never a query, a header or a
 * body, which may hold what only the one who sent it should know.
 */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request),
        status: reply.raw.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

function pathOf(request: FastifyRequest): string {
  return request.originalUrl.split('?', 1)[0] ?? '';
}
