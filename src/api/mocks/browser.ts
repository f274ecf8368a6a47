import { setupWorker } from 'msw/browser';
import { createMockPlatform, type MockPlatform, type MockPlatformOptions } from './createMockPlatform';

/**
 * Answers every call of the page inside the browser, with no server at all (reading 16). Resolves once the worker is
 * in charge, and rejects when `workerUrl` serves none. What the mocks do not know goes on to the network.
 */
export async function startMockPlatform(
  options: MockPlatformOptions & { readonly workerUrl?: string } = {},
): Promise<MockPlatform> {
  const { workerUrl = '/mockServiceWorker.js', ...rest } = options;
  const platform = createMockPlatform({ hasMedia: true, hasActivity: true, ...rest });
  await setupWorker(...platform.handlers).start({
    serviceWorker: { url: workerUrl },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  return platform;
}
