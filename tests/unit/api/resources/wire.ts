import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createPlatformApi } from '@/api/http';

/** One call as it went over the wire. */
export interface WireCall {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

interface AnyQuery {
  queryKey: QueryKey;
  queryFn?: unknown;
}

interface AnyWrite<Variables> {
  mutationFn?: (variables: Variables, context: never) => Promise<unknown>;
  onSuccess?: unknown;
}

/** Makes a client that records every call and always responds alike; to be made once in a test file. */
export function createWire() {
  const calls: WireCall[] = [];
  const usual = () => ({ body: {} as unknown, status: 200 });
  let reply: (call: WireCall) => { body: unknown; status: number } = usual;
  const server = setupServer(
    http.all('http://platform.test/*', async ({ request }) => {
      const url = new URL(request.url);
      const text = await request.text();
      const call = {
        method: request.method,
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
        headers: request.headers,
      };
      calls.push(call);
      const { body, status } = reply(call);
      return status === 204
        ? new HttpResponse(null, { status })
        : HttpResponse.json(body as object, { status });
    }),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    calls.length = 0;
    reply = usual;
  });
  afterAll(() => server.close());

  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  afterEach(() => client.clear());
  return {
    api: createPlatformApi({
      platformUrl: 'http://platform.test',
      getAccessToken: () => Promise.resolve('token'),
    }),
    calls,
    client,
    answer: (body: unknown, status = 200) => {
      reply = () => ({ body, status });
    },
    answerEach: (toReply: (call: WireCall) => { body: unknown; status: number }) => {
      reply = toReply;
    },
    /** Runs a query like a screen, without the cache. */
    read: ({ queryKey, queryFn }: AnyQuery) =>
      client.fetchQuery({ queryKey, queryFn: queryFn as QueryFunction<unknown> }),
    /** Runs a mutation like a screen. */
    write: <Variables>(options: AnyWrite<Variables>, variables: Variables) =>
      client
        .getMutationCache()
        .build(client, options as object)
        .execute(variables as never) as Promise<unknown>,
  };
}
