import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { ResponseError, type PlatformApi } from '@/api/http';
import { createQueryClient } from '@/app/api/createQueryClient';
import { FailedScreen } from '@/app/errors/FailedScreen';
import { UserGate } from '@/app/gate/UserGate';
import { createMockSession } from '@/app/mock/createMockSession';
import { SessionContext } from '@/app/session/SessionContext';
import { NO_ACCOUNT } from '@/domain/users';
import { FeatureContext } from '@/product/FeatureContext';

const failed = (status: number, detail: string) =>
  new ResponseError({ status, statusText: '', body: { detail } });
const REMOVED = failed(403, NO_ACCOUNT.detail);
const ME = { id: 'u1', email: 'user@demo.test', firstName: 'Some', lastName: 'User', status: 'Active' };

function open(request: () => Promise<unknown>, children = <UserGate>{() => 'The console'}</UserGate>) {
  const onLogOut = vi.fn();
  const session = createMockSession({ onSignIn: vi.fn(), onLogOut });
  const api = { request } as unknown as PlatformApi;
  const queryClient = createQueryClient();
  render(
    <MemoryRouter>
      <FeatureContext value={{ api, tell: vi.fn() }}>
        <QueryClientProvider client={queryClient}>
          <SessionContext value={session}>{children}</SessionContext>
        </QueryClientProvider>
      </FeatureContext>
    </MemoryRouter>,
  );
  return { onLogOut, queryClient };
}

async function expectNoAccess(reason: string) {
  expect(await screen.findByRole('heading', { name: 'Sorry, you don’t have access' })).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(screen.queryByText(/something went wrong on our side/)).toBeNull();
}

describe('a removed user', () => {
  it('H3.02 sees that the account is missing when the console starts', async () => {
    open(() => Promise.reject(REMOVED));
    await expectNoAccess('You have no account on this platform.');
  });

  it('H3.02 is recognised in an open tab', async () => {
    const answers: Promise<unknown>[] = [];
    const { queryClient } = open(() => answers[0] ?? Promise.resolve(ME));
    expect(await screen.findByText('The console')).toBeVisible();
    const refusal = Promise.reject(REMOVED);
    refusal.catch(() => undefined);
    answers.push(refusal);
    await act(() => queryClient.invalidateQueries());
    await expectNoAccess('You have no account on this platform.');
  });
});

describe('a failure of another service', () => {
  it('H3.02 shows the reason of every refused call on the unauthorized screen', async () => {
    open(() => new Promise(() => undefined), <FailedScreen error={failed(403, 'You were blocked.')} />);
    await expectNoAccess('You were blocked.');
  });

  it.each([400, 404, 409, 429])('H3.02 does not advise to log out and in again after %i', (status) => {
    open(() => new Promise(() => undefined), <FailedScreen error={failed(status, 'Too many calls.')} />);
    expect(screen.queryByText(/Try logging out and in again/)).toBeNull();
  });
});
