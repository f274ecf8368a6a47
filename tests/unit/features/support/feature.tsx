import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { createPlatformApi } from '@/api/http';
import { createMockPlatform, type MockPlatformOptions } from '@/api/mocks';
import { FeatureContext, type Tell } from '@/product/FeatureContext';
import { UploadsProvider } from '@/product/Uploads';

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** Provides the mocked platform with its own data for parts of features; to be made once in a test file. */
export function createFeatureStage() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  return (options?: MockPlatformOptions) => {
    const { store, handlers } = createMockPlatform(options);
    server.use(...handlers);
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
    const api = createPlatformApi({
      platformUrl: '/mock',
      getAccessToken: () => Promise.resolve('token'),
    });
    const tell = vi.fn<Tell>();
    return {
      store,
      client,
      api,
      /** The notifications to the reader. */
      tell,
      draw: (part: ReactNode) =>
        render(
          <FeatureContext value={{ api, tell }}>
            <QueryClientProvider client={client}>
              <UploadsProvider>{part}</UploadsProvider>
            </QueryClientProvider>
          </FeatureContext>,
        ),

      /** Holds such calls, until they are released one by one, from 0, or for good. */
      hold(method: Method, path: string) {
        const held: (() => void)[] = [];
        let isOver = false;
        server.use(
          http[method](`*/api/v1${path}`, async () => {
            if (!isOver) await new Promise<void>((resolve) => held.push(resolve));
          }),
        );
        return {
          count: () => held.length,
          letThrough: (turn: number) => held[turn]?.(),
          end: () => {
            isOver = true;
            held.forEach((release) => release());
          },
        };
      },

      /** Answers such calls instead of the platform and reports them, until the answer is removed. */
      answer(
        method: Method,
        path: string,
        status: number,
        body: object = { status },
        onCall: () => void = () => undefined,
      ) {
        let isGiven = true;
        server.use(
          http[method](`*/api/v1${path}`, () => {
            if (!isGiven) return undefined;
            onCall();
            return HttpResponse.json(body as never, { status });
          }),
        );
        return () => {
          isGiven = false;
        };
      },
    };
  };
}
