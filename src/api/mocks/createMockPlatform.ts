import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { DemoSize } from '@/demo';
import { MockFile, type MockCall, type MockOperation } from './defineOperation';
import { createEnvironmentApiHandlers } from './environmentApiHandlers';
import { loadCaller, requireActive } from './mockCaller';
import { problemResponse } from './problemResponse';
import { createMockStore, type MockStore, type Persona } from './mockStore';
import { operations } from './operations';

/** How a mocked platform is set up. */
export interface MockPlatformOptions {
  /** Who calls. @default 'subscription.admin' */
  readonly persona?: Persona;
  /** The moment the demo data stands at. @default 2026-06-15T09:00:00Z */
  readonly now?: Date;
  /** Milliseconds every answer takes. @default 0 */
  readonly latency?: number;
  /** @default 'demo' */
  readonly size?: DemoSize;
  /** Where the mocked `/api/v1` lies. @default any origin and path before it */
  readonly baseUrl?: string;
}

/** A mocked platform: handlers for MSW over one store, which tests may look into and change. */
export interface MockPlatform {
  readonly handlers: HttpHandler[];
  readonly store: MockStore;
}

/** These answer for every status, so that the console can say why somebody may not enter. */
const OPEN_PATHS = ['/users/me', '/users/me/permissions'];

function respond(result: unknown, status: MockOperation['status'], headers: Headers): Response {
  if (result instanceof MockFile) {
    headers.set('Content-Type', result.type);
    headers.set('Content-Disposition', `attachment; filename="${result.fileName}"`);
    headers.set('X-Total-Count', String(result.rowCount));
    return new HttpResponse(result.content, { status, headers });
  }
  return status === 204
    ? new HttpResponse(null, { status, headers })
    : HttpResponse.json(result as object, { status, headers });
}

function toHandler(
  operation: MockOperation,
  store: MockStore,
  baseUrl: string,
  latency: number,
): HttpHandler {
  const url = `${baseUrl}${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  return http[operation.method](url, async ({ request, params }) => {
    if (latency > 0) await delay(latency);
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const answerHeaders = new Headers();
    try {
      const call = {
        store,
        caller: () =>
          OPEN_PATHS.includes(operation.path) ? loadCaller(store) : requireActive(loadCaller(store)),
        path: params,
        query: Object.fromEntries(searchParams),
        body: text ? (JSON.parse(text) as unknown) : undefined,
        headers: request.headers,
        answerHeaders,
      };
      const answer = await operation.answer(call as unknown as MockCall<never, never>);
      return respond(answer, operation.status, answerHeaders);
    } catch (error) {
      return problemResponse(error, pathname);
    }
  });
}

/**
 * The whole management API in memory, with the platform's demo data and its authorisation. Changes stay in this
 * store alone; the same calls give the same ids and figures every time.
 */
export function createMockPlatform(options: MockPlatformOptions = {}): MockPlatform {
  const {
    persona = 'subscription.admin',
    now = new Date('2026-06-15T09:00:00Z'),
    latency = 0,
    size = 'demo',
    baseUrl = '*/api/v1',
  } = options;
  const store = createMockStore({ persona, now, size });
  return {
    store,
    handlers: [
      ...operations.map((operation) => toHandler(operation, store, baseUrl, latency)),
      ...createEnvironmentApiHandlers(store, latency),
    ],
  };
}
