import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { Method } from '../http';
import { MockFile } from './MockFile';
import { MockTaskStarted } from './MockTaskStarted';
import { problemResponse } from './problemResponse';

/** A request as an operation reads it, whatever its contract. */
export interface MockRequest {
  readonly path: Readonly<Record<string, string | readonly string[] | undefined>>;
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

interface Answered {
  readonly method: Method;
  /** With the parameters in braces, as the contracts have them. */
  readonly url: string;
  readonly status: MockStatus;
  /** Milliseconds the answer takes. */
  readonly latency: number;
  readonly answer: (request: MockRequest) => unknown;
}

/** The statuses of success the contracts know. */
export type MockStatus = 200 | 201 | 204;

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

/** An operation as a handler of MSW; what it throws of problems is answered as the platform does. */
export function toHandler({ method, url, status, latency, answer }: Answered): HttpHandler {
  return http[method](url.replaceAll(/\{(\w+)\}/g, ':$1'), async ({ request, params }) => {
    if (latency > 0) await delay(latency);
    const { pathname, searchParams } = new URL(request.url);
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
    const form = isForm ? await request.formData() : undefined;
    const text = isForm ? '' : await request.text();
    const answerHeaders = new Headers();
    try {
      const result = await answer({
        path: params,
        query: Object.fromEntries(searchParams),
        body: jsonOf(text),
        text,
        form,
        headers: request.headers,
        answerHeaders,
      });
      return respond(result, status, answerHeaders);
    } catch (error) {
      return problemResponse(error, pathname);
    }
  });
}
