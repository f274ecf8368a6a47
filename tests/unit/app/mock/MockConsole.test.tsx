import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockPlatformOptions } from '@/api/mocks';
import { App } from '@/app/App';
import { createConsoleRouter } from '@/app/routes/createRouter';
import { parseConfiguration, parseFeatureFlags, type Parsed } from '@/domain/configuration';

// The console comes in parts, and a busy machine takes its time to load them.
configure({ asyncUtilTimeout: 10_000 });

const server = setupServer();

// A service worker needs a browser; the same handlers answer here, and nothing else does.
vi.mock('@/api/mocks/browser', () => ({
  startMockPlatform: async (options: MockPlatformOptions) => {
    const { createMockPlatform } = await import('@/api/mocks');
    const platform = createMockPlatform({ ...options, latency: 0 });
    server.use(...platform.handlers);
    return platform;
  },
}));

const readStartUpFile = (name: string) =>
  JSON.parse(readFileSync(`public/${name}`, 'utf8')) as Record<string, unknown>;

function valueOf<Value>(parsed: Parsed<Value>): Value {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const calls: string[] = [];
server.events.on('request:start', ({ request }) => {
  calls.push(new URL(request.url).pathname);
});

/** Draws the console at a path, as it starts with `mockMode` in its configuration file. */
async function startConsole(path = '/environments', more: Record<string, unknown> = {}) {
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
  return act(async () => render(<App started={started} router={createConsoleRouter()} />));
}

const findPicker = () => screen.findByRole('heading', { name: 'Who do you want to be?' });
const findMark = () => screen.findByRole('complementary', { name: 'Mock mode' });
const choose = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
  server.listen({ onUnhandledRequest: 'error' });
  calls.length = 0;
});

afterEach(() => {
  server.close();
  sessionStorage.clear();
  localStorage.clear();
});

describe('mock mode', { timeout: 30_000 }, () => {
  it('R7.04 every call goes to the local mock path and is answered without a server', async () => {
    await startConsole();
    await choose('Subscription admin');
    expect(await findRow('Aurora production')).toBeVisible();
    expect(calls).toContain('/mock-platform/api/v1/environments');
    expect(calls.filter((path) => !path.startsWith('/mock-platform/api/v1/'))).toEqual([]);
  });

  it('R7.05 says on screen that it is on, while choosing and on every page after', async () => {
    await startConsole('/nowhere/at/all');
    await findPicker();
    expect(await findMark()).toHaveTextContent('Mock mode');
    await choose('Full access');
    expect(await screen.findByText('404 error, we couldn’t find that page anymore.')).toBeVisible();
    expect(await findMark()).toHaveTextContent('Mock mode');
  });

  it('offers every demo account with what it may do', async () => {
    await startConsole();
    await findPicker();
    expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(11);
    expect(screen.getByRole('button', { name: 'Template designer' })).toHaveAccessibleDescription(
      'Template designer in Aurora production',
    );
  });

  it('keeps the persona over a reload, and asks again after logging out', async () => {
    const { unmount } = await startConsole();
    await choose('Subscription admin');
    await findRow('Aurora production');
    unmount();
    await startConsole();
    await findRow('Aurora production');
    await userEvent.click(screen.getByRole('button', { name: /^Account of/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(await findPicker()).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('goes on without the widget of a chat that throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await startConsole('/environments', { chatApplicationId: 'support' });
    await choose('Subscription admin');
    await findRow('Aurora production');
    const chatSupport = vi.fn(() => {
      throw new TypeError('No chat today.');
    });
    vi.stubGlobal('chatSupport', chatSupport);
    const script = document.querySelector('script[src="/chat/support.js"]')!;
    act(() => void script.dispatchEvent(new Event('load')));
    await waitFor(() => expect(chatSupport).toHaveBeenCalledWith('show'));
    expect(await findRow('Aurora production')).toBeVisible();
  });

  it('switches to another persona from its mark, with what that one may see', async () => {
    await startConsole();
    await choose('Subscription admin');
    await findRow('Aurora development');
    await userEvent.click(within(await findMark()).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Template designer' }));
    await findRow('Aurora production');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Aurora development/ })).toBeNull());
  });
});
