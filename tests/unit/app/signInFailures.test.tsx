import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { PlatformApi } from '@/api/http';
import { FeatureContext } from '@/product/FeatureContext';
import { createQueryClient } from '@/app/api/createQueryClient';
import { UserGate } from '@/app/gate/UserGate';
import { createMockSession } from '@/app/mock/createMockSession';
import { ExpiredSessionLayer } from '@/app/session/ExpiredSessionLayer';
import type { Session } from '@/app/session/Session';
import { SessionContext } from '@/app/session/SessionContext';

/** An error without a message, as of the identity client when the provider's response has no description. */
const SILENT = new Error('');

function open(session: Partial<Session>, children: ReactNode) {
  const whole = { ...createMockSession({ onSignIn: vi.fn(), onLogOut: vi.fn() }), ...session };
  const api = { request: () => new Promise(() => undefined) } as unknown as PlatformApi;
  render(
    <FeatureContext value={{ api, tell: vi.fn() }}>
      <QueryClientProvider client={createQueryClient()}>
        <SessionContext value={whole}>{children}</SessionContext>
      </QueryClientProvider>
    </FeatureContext>,
  );
}

const gate = <UserGate>{() => 'The console'}</UserGate>;
const layer = <ExpiredSessionLayer>The page</ExpiredSessionLayer>;

describe('an identity client that fails without a word', () => {
  it('R8.17 shows that a sign-in failed', () => {
    open({ status: 'unauthenticated', error: SILENT }, gate);
    expect(screen.getByRole('main')).toHaveTextContent('Login failed');
  });

  it('R8.17 so is one that could not begin', async () => {
    open({ status: 'unauthenticated', signIn: () => Promise.reject(SILENT) }, gate);
    expect(await screen.findByText('Login failed')).toBeVisible();
  });

  it('R8.18 R8.17 a token could not be had, and signing in again failed', async () => {
    const signInAgain = () => Promise.reject(SILENT);
    open({ isExpired: true, expiredBy: SILENT, signInAgain }, layer);
    const dialog = screen.getByRole('dialog', { name: 'Your session has ended' });
    expect(dialog).toHaveTextContent('Get access token failed');
    expect(dialog).not.toHaveTextContent('Login failed');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
  });
});
