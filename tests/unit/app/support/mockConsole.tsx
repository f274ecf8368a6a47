import { act, render } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { readFileSync } from 'node:fs';
import { createMockPlatform, type MockPlatformOptions } from '@/api/mocks';
import { App } from '@/app/App';
import { createConsoleRouter } from '@/app/routes/createRouter';
import { parseConfiguration, parseFeatureFlags, type Parsed } from '@/domain/configuration';

/** Answers what a service worker answers in a browser. */
export const mockServer = setupServer();

/** Starts the mocked platform without a service worker. */
export function startMockPlatform(options: MockPlatformOptions) {
  const platform = createMockPlatform({ ...options, latency: 0 });
  mockServer.use(...platform.handlers);
  return Promise.resolve(platform);
}

const readStartUpFile = (name: string) =>
  JSON.parse(readFileSync(`public/${name}`, 'utf8')) as Record<string, unknown>;

function valueOf<Value>(parsed: Parsed<Value>): Value {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

/** Draws the console at a path, as it starts with `mockMode` in its configuration file. */
export async function startMockConsole(path = '/environments', more: Record<string, unknown> = {}) {
  window.history.replaceState(null, '', path);
  const started = {
    ok: true as const,
    value: {
      ahead: undefined,
      configuration: valueOf(
        parseConfiguration({ ...readStartUpFile('config.json'), mockMode: true, ...more }),
      ),
      featureFlags: valueOf(parseFeatureFlags(readStartUpFile('feature-flags.json'))),
    },
  };
  const router = createConsoleRouter();
  const rendered = await act(async () => render(<App started={started} router={router} />));
  return { router, ...rendered };
}
