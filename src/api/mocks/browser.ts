import { setupWorker } from 'msw/browser';
import { createMockPlatform, type MockPlatform, type MockPlatformOptions } from './createMockPlatform';

/**
 * Answers all calls of the page inside the browser, without a server (reading 16). Resolves when the worker is active,
 * and rejects if `workerUrl` has none. Unknown requests go to the network.
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
