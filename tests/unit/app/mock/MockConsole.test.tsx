import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockServer, startMockConsole } from '../support/mockConsole';

// The console loads in parts, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// A service worker needs a browser; the same handlers respond here, and nothing else does.
vi.mock('@/api/mocks/browser', async () => {
  const { startMockPlatform } = await import('../support/mockConsole');
  return { startMockPlatform };
});

const calls: string[] = [];
mockServer.events.on('request:start', ({ request }) => {
  calls.push(new URL(request.url).pathname);
});

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
  mockServer.listen({ onUnhandledRequest: 'error' });
  calls.length = 0;
});

afterEach(() => {
  mockServer.close();
  sessionStorage.clear();
  localStorage.clear();
});

describe('mock mode', { timeout: 30_000 }, () => {
  it('R7.04 every call uses the local mock path and is answered without a server', async () => {
    await startMockConsole();
    await choose('Subscription admin');
    expect(await findRow('Aurora production')).toBeVisible();
    expect(calls).toContain('/mock-platform/api/v1/environments');
    expect(calls.filter((path) => !path.startsWith('/mock-platform/api/v1/'))).toEqual([]);
  });

  it('R7.05 shows the mock mark while choosing and on every page after', async () => {
    await startMockConsole('/nowhere/at/all');
    await findPicker();
    expect(await findMark()).toHaveTextContent('Mock mode');
    await choose('Full access');
    expect(await screen.findByText('404 error, we couldn’t find that page anymore.')).toBeVisible();
    expect(await findMark()).toHaveTextContent('Mock mode');
  });

  it('offers every demo account with its rights', async () => {
    await startMockConsole();
    await findPicker();
    expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(11);
    expect(screen.getByRole('button', { name: 'Template designer' })).toHaveAccessibleDescription(
      'Template designer in Aurora production',
    );
  });

  it('keeps the persona over a reload, and asks again after logging out', async () => {
    const { unmount } = await startMockConsole();
    await choose('Subscription admin');
    await findRow('Aurora production');
    unmount();
    await startMockConsole();
    await findRow('Aurora production');
    await userEvent.click(screen.getByRole('button', { name: /^Account of/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(await findPicker()).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('works without a failing chat widget', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await startMockConsole('/environments', { chatApplicationId: 'support' });
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

  it('switches to another persona from its mark, with that persona’s access', async () => {
    await startMockConsole();
    await choose('Subscription admin');
    await findRow('Aurora development');
    await userEvent.click(within(await findMark()).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Template designer' }));
    await findRow('Aurora production');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Aurora development/ })).toBeNull());
  });
});
