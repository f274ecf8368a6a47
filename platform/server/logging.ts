import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { DrizzleQueryError } from 'drizzle-orm';
import { boundText } from '@/domain/format';

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

/** Bytes of a line of the log, and of a text in it. */
const LONGEST_LINE = 8_000;
const LONGEST_TEXT = 1_000;
const LONGEST_STACK = 2_000;
/** Causes of a cause that are logged. */
const MOST_CAUSES = 3;

/** Passes on lines of a log, cut where they are too long. */
export function boundLines(stream: LogStream): LogStream {
  return { write: (line) => stream.write(boundLine(line)) };
}

/** A line that is too long becomes one of its head, in which the rest is text. */
function boundLine(line: string): string {
  if (boundText(line, LONGEST_LINE) === line) return line;
  const { level, time, requestId, msg } = JSON.parse(line) as Record<string, unknown>;
  const words = typeof msg === 'string' ? boundText(msg, LONGEST_TEXT) : msg;
  // Quotes and control characters take up to six bytes as JSON.
  const cut = boundText(line, LONGEST_TEXT);
  return `${JSON.stringify({ level, time, requestId, cut, msg: words })}\n`;
}

/** An error as it is logged, cut to a few lines. What a failed query was asked with is left out: it may be a password's hash or a secret. */
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

/** Whatever was thrown as it is logged. */
export const describeThrown = (thrown: unknown): LoggedError =>
  thrown instanceof Error
    ? describeError(thrown)
    : { type: typeof thrown, message: boundText(String(thrown), LONGEST_TEXT), stack: '' };

/** Writes an error of no request to the log. */
export function writeError(stream: LogStream, error: unknown, message: string): void {
  const err = describeThrown(error);
  const time = new Date().toISOString();
  stream.write(boundLine(`${JSON.stringify({ level: 'error', time, err, msg: message })}\n`));
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
