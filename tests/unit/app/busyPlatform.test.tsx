import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ResponseError } from '@/api/http';
import { FailedScreen } from '@/app/errors/FailedScreen';
import { createMockSession } from '@/app/mock/createMockSession';
import { SessionContext } from '@/app/session/SessionContext';

it('H4.32 a page the platform is too busy for shows the wait and a retry, but no log-out', async () => {
  const detail = 'Too many requests: please wait for 12 seconds.';
  const error = new ResponseError({ status: 429, statusText: '', body: { detail } });
  const onRetry = vi.fn();
  render(
    <SessionContext value={createMockSession({ onSignIn: vi.fn(), onLogOut: vi.fn() })}>
      <FailedScreen error={error} onRetry={onRetry} />
    </SessionContext>,
  );
  expect(screen.getByRole('heading', { name: 'Too many requests' })).toBeVisible();
  expect(screen.getByText(detail)).toBeVisible();
  expect(screen.queryByText(/on our side/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
