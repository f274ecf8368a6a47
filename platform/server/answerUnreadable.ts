import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemBody } from '../http/Problem';
import { COMMON_HEADERS, DATA_HEADERS } from '../http/securityHeaders';

const DETAILS: Readonly<Record<number, string>> = {
  400: 'This request can’t be read.',
  408: 'The request took too long to arrive.',
  431: 'The headers of this request are too long.',
};

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/**
 * Answers input that is no HTTP request, and reaches no route, in the form and with the headers of every other error,
 * and closes the connection.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf(error.code);
  const requestId = randomUUID();
  const body = JSON.stringify(
    problemBody({ status, detail: DETAILS[status] ?? '', instance: '/', requestId }),
  );
  const headers = {
    ...COMMON_HEADERS,
    ...DATA_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
