import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '@/app/session/Session';
import { useSessionAhead } from '@/app/session/useSessionAhead';
import { tokenOf } from './sessionOfSdk';

const start = (token?: string) => {
  const want = vi.fn();
  const { result } = renderHook(() => useSessionAhead(token, want));
  return { want, result };
};

const clientSession = (): Session => ({
  status: 'authenticated',
  error: undefined,
  isExpired: false,
  expire: vi.fn(),
  signIn: vi.fn(() => Promise.resolve()),
  signInAgain: vi.fn(() => Promise.resolve()),
  logOut: vi.fn(() => Promise.resolve()),
  getAccessToken: () => Promise.resolve('of the client'),
});

describe('the session before the identity client has loaded', () => {
  it('returns the stored token without the client, until it is refused or expired', async () => {
    const token = tokenOf('me');
    const { want, result } = start(token);
    expect(result.current.session).toMatchObject({ status: 'authenticated', isExpired: false });
    await expect(result.current.session.getAccessToken()).resolves.toBe(token);
    expect(want).not.toHaveBeenCalled();
    const renewed = result.current.session.getAccessToken({ renew: true });
    expect(want).toHaveBeenCalledTimes(1);
    act(() => result.current.onSession(clientSession()));
    await expect(renewed).resolves.toBe('of the client');
    const ended = start(tokenOf('me', -5));
    void ended.result.current.session.getAccessToken();
    expect(ended.want).toHaveBeenCalledTimes(1);
  });

  it('forwards calls to the client, and becomes the client’s session', async () => {
    const { result } = start(tokenOf('me'));
    const ahead = result.current.session;
    const done = Promise.all([ahead.signIn({ force: true }), ahead.signInAgain(), ahead.logOut()]);
    ahead.expire();
    const session = clientSession();
    act(() => result.current.onSession(session));
    await done;
    expect(session.signIn).toHaveBeenCalledWith({ force: true });
    expect(session.logOut).toHaveBeenCalled();
    expect(session.expire).toHaveBeenCalled();
    const { getAccessToken, ...state } = result.current.session;
    expect(state).toMatchObject({
      status: session.status,
      error: session.error,
      isExpired: session.isExpired,
    });
    await expect(getAccessToken()).resolves.toBe('of the client');
  });

  it('keeps its functions when the client loads and changes, and calls the latest', async () => {
    const { result } = start(tokenOf('me'));
    const { getAccessToken, expire, signIn, signInAgain, logOut } = result.current.session;
    const calls = { getAccessToken, expire, signIn, signInAgain, logOut };
    act(() => result.current.onSession(clientSession()));
    const latest: Session = {
      ...clientSession(),
      isExpired: true,
      getAccessToken: () => Promise.resolve('later'),
    };
    act(() => result.current.onSession(latest));
    expect(result.current.session).toMatchObject({ ...calls, isExpired: true });
    await expect(getAccessToken()).resolves.toBe('later');
    void signInAgain();
    // At once: a popup that opens later is blocked.
    expect(latest.signInAgain).toHaveBeenCalledTimes(1);
  });

  it('without a user reports that the client could not be loaded, and retries on demand', async () => {
    const { result } = start();
    expect(result.current.session.status).toBe('loading');
    const retry = vi.fn();
    act(() => result.current.onFailed(retry));
    expect(result.current.session.status).toBe('unauthenticated');
    expect(result.current.session.error?.message).toMatch(/could not be loaded/);
    let signedIn: Promise<void> | undefined;
    act(() => {
      signedIn = result.current.session.signIn();
    });
    expect(retry).toHaveBeenCalledTimes(1);
    expect(result.current.session.status).toBe('loading');
    const session = clientSession();
    act(() => result.current.onSession(session));
    await signedIn;
    expect(session.signIn).toHaveBeenCalled();
  });

  it('with a user stays when the client can’t be loaded; pending calls fail', async () => {
    const { result } = start(tokenOf('me'));
    const renewed = result.current.session.getAccessToken({ renew: true });
    act(() => result.current.onFailed(() => undefined));
    await expect(renewed).rejects.toThrow(/could not be loaded/);
    expect(result.current.session.status).toBe('authenticated');
    expect(result.current.session.error).toBeUndefined();
  });

  it('without a token loads the client for one, and waits', async () => {
    const { want, result } = start();
    const token = result.current.session.getAccessToken();
    expect(want).toHaveBeenCalledTimes(1);
    act(() => result.current.onSession(clientSession()));
    await expect(token).resolves.toBe('of the client');
  });

  it('requests the client with the latest callback', () => {
    const [before, now] = [vi.fn(), vi.fn()];
    const { result, rerender } = renderHook((want: () => void) => useSessionAhead(tokenOf('me'), want), {
      initialProps: before,
    });
    rerender(now);
    void result.current.session.signIn();
    expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1]);
  });
});
