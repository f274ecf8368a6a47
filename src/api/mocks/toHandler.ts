import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { Method } from '../http';
import { MockFile } from './MockFile';
import { MockTaskStarted } from './MockTaskStarted';
import { problemResponse } from './problemResponse';

/** A request for an operation of either contract. */
export interface MockRequest {
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string>>;
  /** The JSON of the body; `undefined` without one. */
  readonly body: unknown;
  /** The text of the body; empty for a form. */
  readonly text: string;
  /** The body if it is a form. */
  readonly form: FormData | undefined;
  readonly headers: Headers;
  /** Mutable headers of the answer. */
  readonly answerHeaders: Headers;
}

/** An operation with its answering function. */
export interface Answered {
  readonly method: Method;
  /** With parameters in braces, as in the contracts. */
  readonly url: string;
  readonly status: MockStatus;
  /** Delay of the answer in milliseconds. */
  readonly latency: number;
  readonly answer: (request: MockRequest) => unknown;
}

/** The successful statuses of the contracts. */
export type MockStatus = 200 | 201 | 202 | 204;

function respond(result: unknown, status: MockStatus, headers: Headers): Response {
  if (result instanceof MockTaskStarted) return HttpResponse.json(result.body, { status: 202, headers });
  if (result instanceof MockFile) {
    for (const [name, value] of Object.entries(result.headers)) headers.set(name, value);
    return new HttpResponse(result.content, { status, headers });
  }
  return status === 204
    ? new HttpResponse(null, { status, headers })
    : HttpResponse.json(result as object, { status, headers });
}

/** Parses JSON; operations that read text check invalid JSON themselves. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Returns a reader of an operation's address, which gives its decoded parameters; `undefined` for other addresses.
 * Paths are relative to this page.
 */
function addressReader(url: string): (address: string) => MockRequest['path'] | undefined {
  const literal = (text: string) => text.replaceAll('.', String.raw`\.`).replaceAll('*', '.*');
  const whole = url.startsWith('/') ? `${location.origin}${url}` : url;
  const pattern = whole
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? `(?<${part.slice(1, -1)}>[^/]+)` : literal(part)));
  const expression = new RegExp(`^${pattern.join('')}$`);
  return (address) => {
    const found = expression.exec(address);
    if (!found) return undefined;
    const parameters = Object.entries(found.groups ?? {});
    return Object.fromEntries(parameters.map(([name, value]) => [name, decodeURIComponent(value)]));
  };
}

/**
 * Combines operations in one MSW handler, in which the first match answers; thrown problems become answers like the
 * platform's. MSW copies a request and parses its cookies for every handler: one for each operation took a quarter of a
 * page's time.
 */
export function toHandler(operations: readonly Answered[]): HttpHandler {
  const routes = operations.map((operation) => ({ operation, read: addressReader(operation.url) }));
  const find = ({ method, url }: Request) => {
    const { origin, pathname } = new URL(url);
    for (const { operation, read } of routes) {
      const path = operation.method === method.toLowerCase() ? read(`${origin}${pathname}`) : undefined;
      if (path) return { operation, path };
    }
    return undefined;
  };
  return http.all(
    ({ request }) => find(request) !== undefined,
    async ({ request }) => {
      const found = find(request);
      return found && (await answerRequest(found.operation, found.path, request));
    },
  );
}

async function answerRequest(
  { latency, answer, status }: Answered,
  path: MockRequest['path'],
  request: Request,
): Promise<Response> {
  if (latency > 0) await delay(latency);
  const { pathname, searchParams } = new URL(request.url);
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  const form = isForm ? await request.formData() : undefined;
  const text = isForm ? '' : await request.text();
  const answerHeaders = new Headers();
  try {
    const query = Object.fromEntries(searchParams);
    const { headers } = request;
    const result = await answer({ path, query, body: jsonOf(text), text, form, headers, answerHeaders });
    return respond(result, status, answerHeaders);
  } catch (error) {
    return problemResponse(error, pathname);
  }
}
