import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { DrizzleQueryError } from 'drizzle-orm';
import { boundText } from '@/domain/format';

/** Destination of a log, which receives lines of JSON. */
export interface LogStream {
  write(line: string): void;
}

/** Request ids accepted from a proxy: long enough to be unique, and safe within a log line. */
const GIVEN_ID = /^[\w-]{8,64}$/;

/** Returns the id of a request: that from a trusted proxy, else a new one. */
export function requestIdOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const given = request.headers['x-request-id'];
  return isBehindProxy && typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
}

interface LoggedError extends Record<string, unknown> {
  type: string;
  message: string;
  code?: string;
  /** Empty when its first line would repeat what the message omits. */
  stack: string;
  cause?: LoggedError;
}

/** Most bytes of a log line, and of a text in it. */
const LONGEST_LINE = 8_000;
const LONGEST_TEXT = 1_000;
const LONGEST_STACK = 2_000;
/** Most nested causes that are logged. */
const MOST_CAUSES = 3;

/** Passes on lines of a log, truncated to the limit. */
export function boundLines(stream: LogStream): LogStream {
  return { write: (line) => stream.write(boundLine(line)) };
}

/** Replaces a line that is too long by one with its head as text. */
function boundLine(line: string): string {
  if (boundText(line, LONGEST_LINE) === line) return line;
  const { level, time, requestId, msg } = JSON.parse(line) as Record<string, unknown>;
  const words = typeof msg === 'string' ? boundText(msg, LONGEST_TEXT) : msg;
  // Quotes and control characters take up to six bytes as JSON.
  const cut = boundText(line, LONGEST_TEXT);
  return `${JSON.stringify({ level, time, requestId, cut, msg: words })}\n`;
}

/**
 * Describes an error for the log in a few lines. Omits the parameters of a failed query: they may be a password's hash
 * or a secret.
 */
function describeError(error: Error, causes = MOST_CAUSES): LoggedError {
  const isQuery = error instanceof DrizzleQueryError;
  const { code } = error as { code?: unknown };
  return {
    type: boundText(error.name, LONGEST_TEXT),
    message: boundText(isQuery ? `Failed query: ${error.query}` : error.message, LONGEST_TEXT),
    ...(typeof code === 'string' && { code }),
    stack: isQuery ? '' : boundText(error.stack ?? '', LONGEST_STACK),
    ...(error.cause instanceof Error && causes > 0 && { cause: describeError(error.cause, causes - 1) }),
  };
}

/** Describes any thrown value for the log. */
export const describeThrown = (thrown: unknown): LoggedError =>
  thrown instanceof Error
    ? describeError(thrown)
    : { type: typeof thrown, message: boundText(String(thrown), LONGEST_TEXT), stack: '' };

/** Writes an error outside of requests to the log. */
export function writeError(stream: LogStream, error: unknown, message: string): void {
  const err = describeThrown(error);
  const time = new Date().toISOString();
  stream.write(boundLine(`${JSON.stringify({ level: 'error', time, err, msg: message })}\n`));
}

/**
 * Logs each response with the request's id, method, path, status and time in milliseconds; never a query, a header or a
 * body, which may contain secrets.
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
