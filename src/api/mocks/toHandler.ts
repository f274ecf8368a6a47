import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { Method } from '../http';
import { MockFile } from './MockFile';
import { MockTaskStarted } from './MockTaskStarted';
import { problemResponse } from './problemResponse';

/** A request as an operation reads it, whatever its contract. */
export interface MockRequest {
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string>>;
  /** The JSON of the body; `undefined` where there is none. */
  readonly body: unknown;
  /** The body as it was sent; empty for a form. */
  readonly text: string;
  /** The body where it is a form. */
  readonly form: FormData | undefined;
  readonly headers: Headers;
  /** Headers of the answer, to be added to. */
  readonly answerHeaders: Headers;
}

/** An operation with what it is answered by. */
export interface Answered {
  readonly method: Method;
  /** With the parameters in braces, as the contracts have them. */
  readonly url: string;
  readonly status: MockStatus;
  /** Milliseconds the answer takes. */
  readonly latency: number;
  readonly answer: (request: MockRequest) => unknown;
}

/** The statuses of success the contracts know. */
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

/** What a text stands for; whoever reads texts judges those that are no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Tells the parameters of an operation's address, decoded; `undefined` for other addresses. A path is one of this page. */
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
 * The operations as one handler of MSW, the first that fits answering; what it throws of problems is answered as the
 * platform does. MSW copies a request and reads its cookies anew for every handler it asks: with one for each
 * operation that was a quarter of a page's time.
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
