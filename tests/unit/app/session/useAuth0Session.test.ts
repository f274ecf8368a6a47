import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSession, tokenOf } from './sessionOfSdk';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Opened = ReturnType<typeof openSession>;

const failure = (code: string) => Object.assign(new Error(`It failed: ${code}`), { error: code });
const messageOf = ({ result }: Opened) => (result.current.expiredBy as Error | undefined)?.message;

/** Opens an ended session, with the result of the token request that revealed it. */
async function expired(reason?: Error) {
  const opened = openSession();
  let token: string | undefined;
  const asked = { token: () => token };
  opened.sdk.getAccessTokenSilently.mockRejectedValueOnce(reason ?? new Error('No network'));
  await act(async () => {
    void opened.result.current.getAccessToken().then((given) => (token = given));
    await Promise.resolve();
  });
  expect(opened.result.current.isExpired).toBe(true);
  return { ...opened, asked };
}

describe('a token', () => {
  it('is not requested while signed out', async () => {
    const { sdk, result } = openSession({ isAuthenticated: false });
    await expect(result.current.getAccessToken()).resolves.toBeUndefined();
    expect(sdk.getAccessTokenSilently).not.toHaveBeenCalled();
  });

  it('is requested while the state is unknown', async () => {
    const { sdk, result } = openSession({ isAuthenticated: false, isLoading: true });
    await result.current.getAccessToken();
    expect(sdk.getAccessTokenSilently.mock.calls).toEqual([[]]);
  });

  it('is read from the cache, or without it for a renewal', async () => {
    const { sdk, result } = openSession();
    await result.current.getAccessToken();
    expect(sdk.getAccessTokenSilently.mock.calls).toEqual([[]]);
    await result.current.getAccessToken({ renew: true });
    expect(sdk.getAccessTokenSilently.mock.calls).toEqual([[], [{ cacheMode: 'off' }]]);
  });

  it('that is missing ends the session', async () => {
    const opened = openSession();
    opened.sdk.getAccessTokenSilently.mockResolvedValue(undefined);
    void opened.result.current.getAccessToken();
    await vi.waitFor(() => expect(opened.result.current.isExpired).toBe(true));
    expect(messageOf(opened)).toBe('Get access token failed');
    expect(opened.sdk.loginWithRedirect).not.toHaveBeenCalled();
  });

  it('of another user ends the session', async () => {
    const opened = openSession();
    await opened.result.current.getAccessToken();
    opened.sdk.getAccessTokenSilently.mockResolvedValue(tokenOf('other'));
    void opened.result.current.getAccessToken();
    await vi.waitFor(() => expect(opened.result.current.isExpired).toBe(true));
    expect(messageOf(opened)).toBe('Someone else has signed in, in another tab.');
  });

  it('is not requested again while the session is expired', async () => {
    const { sdk, result } = await expired();
    void result.current.getAccessToken();
    await Promise.resolve();
    expect(sdk.getAccessTokenSilently).toHaveBeenCalledTimes(1);
  });
});

describe('the end of a session', () => {
  it('keeps its first reason', async () => {
    const opened = await expired(new Error('first'));
    act(() => void opened.result.current.expire());
    expect(messageOf(opened)).toBe('first');
  });

  it('keeps the page when the SDK has lost its user', async () => {
    const { result, change } = await expired();
    change({ isAuthenticated: false });
    expect(result.current.status).toBe('authenticated');
  });

  it('follows logging out in another tab', () => {
    const opened = openSession();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(messageOf(opened)).toBe('You logged out in another tab.');
  });

  it('does not happen while signed out', () => {
    const { result } = openSession({ isAuthenticated: false });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(result.current.isExpired).toBe(false);
  });

  it('is ignored after unmounting', () => {
    const opened = openSession();
    opened.unmount();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(opened.result.current.isExpired).toBe(false);
  });
});

describe('another tab with a token, or the network back', () => {
  const storage = (newValue: string | null) => new StorageEvent('storage', { key: 'k', newValue });
  const raise = (event: Event) =>
    act(async () => {
      window.dispatchEvent(event);
      await Promise.resolve();
    });

  it.each([
    ['a token in another tab', () => storage('{"access_token":"x"}')],
    ['the network', () => new Event('online')],
  ])('%s ends the wait', async (_, event) => {
    const { result, asked } = await expired();
    await raise(event());
    await vi.waitFor(() => expect(result.current.isExpired).toBe(false));
    await vi.waitFor(() => expect(asked.token()).toBeDefined());
    expect(result.current.expiredBy).toBeUndefined();
  });

  it.each([['{}'], [null]])('%s in the storage ends nothing', async (newValue) => {
    const { result, sdk } = await expired();
    await raise(storage(newValue));
    expect(sdk.getAccessTokenSilently).toHaveBeenCalledTimes(1);
    expect(result.current.isExpired).toBe(true);
  });

  it('with another user’s token keeps the session expired', async () => {
    const opened = openSession();
    await opened.result.current.getAccessToken();
    act(() => void opened.result.current.expire());
    opened.sdk.getAccessTokenSilently.mockResolvedValue(tokenOf('other'));
    await raise(new Event('online'));
    expect(opened.sdk.getAccessTokenSilently).toHaveBeenCalledTimes(2);
    expect(opened.result.current.isExpired).toBe(true);
  });

  it.each([
    ['none', () => Promise.resolve(undefined)],
    ['a failure', () => Promise.reject(new Error('offline'))],
  ])('with %s ends nothing', async (_, answer) => {
    const { result, sdk } = await expired();
    sdk.getAccessTokenSilently.mockImplementation(answer);
    await raise(new Event('online'));
    expect(sdk.getAccessTokenSilently).toHaveBeenCalledTimes(2);
    expect(result.current.isExpired).toBe(true);
  });

  it('requests nothing during a valid session', async () => {
    const { sdk } = openSession();
    await raise(new Event('online'));
    expect(sdk.getAccessTokenSilently).not.toHaveBeenCalled();
  });

  it('requests nothing after unmounting', async () => {
    const { sdk, unmount } = await expired();
    unmount();
    await raise(new Event('online'));
    await raise(storage('{"access_token":"x"}'));
    expect(sdk.getAccessTokenSilently).toHaveBeenCalledTimes(1);
  });
});

describe('signing in again', () => {
  const popup = {} as Window;
  const open = vi.fn<typeof window.open>();
  const withPopup = (result: Window | null = popup) =>
    vi.stubGlobal('open', open.mockReset().mockReturnValue(result));
  const FORCED = [[{ appState: { returnTo: '/' }, authorizationParams: { prompt: 'login' } }]];

  it('opens a popup at once, and continues with its token', async () => {
    withPopup();
    const { sdk, result, asked } = await expired();
    const token = tokenOf('me');
    sdk.getAccessTokenWithPopup.mockResolvedValue(token);
    await act(() => result.current.signInAgain());
    expect(open.mock.calls).toEqual([
      ['', 'platen-sign-in', 'width=440,height=720,resizable,scrollbars=yes'],
    ]);
    expect(sdk.getAccessTokenWithPopup.mock.calls).toEqual([[{}, { popup }]]);
    expect(asked.token()).toBe(token);
    expect(result.current.isExpired).toBe(false);
    expect(sdk.loginWithRedirect).not.toHaveBeenCalled();
  });

  it('redirects when no popup can open', async () => {
    withPopup(null);
    const { sdk, result } = await expired();
    await act(() => result.current.signInAgain());
    expect(sdk.loginWithRedirect.mock.calls).toEqual(FORCED);
    expect(sdk.getAccessTokenWithPopup).not.toHaveBeenCalled();
  });

  it('redirects when the popup returns no token', async () => {
    withPopup();
    const { sdk, result } = await expired();
    sdk.getAccessTokenWithPopup.mockResolvedValue(undefined);
    await act(() => result.current.signInAgain());
    expect(sdk.loginWithRedirect.mock.calls).toEqual(FORCED);
  });

  it('as another user restarts the console', async () => {
    withPopup();
    const assign = vi.fn();
    const { sdk, result } = openSession();
    await result.current.getAccessToken();
    act(() => void result.current.expire());
    vi.stubGlobal('location', { assign });
    sdk.getAccessTokenWithPopup.mockResolvedValue(tokenOf('other'));
    await act(() => result.current.signInAgain());
    expect(assign.mock.calls).toEqual([['/']]);
    expect(result.current.isExpired).toBe(true);
  });

  it('requests the provider’s session when the popup closed without an answer', async () => {
    withPopup();
    const { sdk, result } = await expired();
    sdk.getAccessTokenWithPopup.mockRejectedValue(failure('cancelled'));
    await act(() => result.current.signInAgain());
    expect(sdk.getAccessTokenSilently.mock.calls.at(-1)).toEqual([{ cacheMode: 'off' }]);
    expect(result.current.isExpired).toBe(false);
  });

  it('fails as cancelled when the provider has no session', async () => {
    withPopup();
    const { sdk, result } = await expired();
    const cancelled = failure('cancelled');
    sdk.getAccessTokenWithPopup.mockRejectedValue(cancelled);
    sdk.getAccessTokenSilently.mockRejectedValue(failure('login_required'));
    await expect(act(() => result.current.signInAgain())).rejects.toBe(cancelled);
  });

  it('fails with any other error of the popup', async () => {
    withPopup();
    const { sdk, result } = await expired();
    const timeout = failure('timeout');
    sdk.getAccessTokenWithPopup.mockRejectedValue(timeout);
    await expect(act(() => result.current.signInAgain())).rejects.toBe(timeout);
    expect(sdk.getAccessTokenSilently).toHaveBeenCalledTimes(1);
  });
});

describe('an SDK with changed functions', () => {
  it('uses its current functions for tokens, sign-in and log-out', async () => {
    vi.stubGlobal('open', () => ({}) as Window);
    const { sdk, result, change } = openSession();
    const now = {
      getAccessTokenSilently: vi.fn(() => Promise.resolve(tokenOf('me'))),
      getAccessTokenWithPopup: vi.fn(() => Promise.resolve(tokenOf('me'))),
      loginWithRedirect: vi.fn(() => Promise.resolve()),
      getIdTokenClaims: vi.fn(() => Promise.resolve(undefined)),
      logout: vi.fn(() => Promise.resolve()),
    };
    change(now as never);
    await result.current.getAccessToken();
    await act(() => result.current.signInAgain());
    await result.current.signIn();
    await act(() => result.current.logOut());
    for (const asked of Object.values(now)) expect(asked).toHaveBeenCalledTimes(1);
    for (const name of Object.keys(now) as (keyof typeof now)[]) expect(sdk[name]).not.toHaveBeenCalled();
  });

  it('uses its current functions when another tab has a token', async () => {
    const { result, sdk, change } = await expired();
    change({ getAccessTokenSilently: (() => Promise.resolve(tokenOf('me'))) as never });
    act(() => void window.dispatchEvent(new Event('online')));
    await vi.waitFor(() => expect(result.current.isExpired).toBe(false));
    expect(sdk.getAccessTokenSilently).toHaveBeenCalledTimes(1);
  });

  it('ends the session of a later sign-in with a log-out in another tab', () => {
    const opened = openSession({ isAuthenticated: false });
    opened.change({ isAuthenticated: true });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(messageOf(opened)).toBe('You logged out in another tab.');
  });
});

describe('leaving to sign in', () => {
  it('returns to the current page', async () => {
    window.history.replaceState(null, '', '/users?page=2#row');
    const { sdk, result } = openSession();
    await result.current.signIn();
    expect(sdk.loginWithRedirect.mock.calls).toEqual([[{ appState: { returnTo: '/users?page=2#row' } }]]);
    window.history.replaceState(null, '', '/');
  });

  it('returns to the given address', async () => {
    const { sdk, result } = openSession();
    await result.current.signIn({ returnTo: '/home' });
    expect(sdk.loginWithRedirect.mock.calls).toEqual([[{ appState: { returnTo: '/home' } }]]);
  });

  it('can be retried only after a failure', async () => {
    const { sdk, result } = openSession();
    sdk.loginWithRedirect.mockRejectedValueOnce(new Error('offline'));
    await expect(result.current.signIn()).rejects.toThrow('offline');
    await result.current.signIn();
    await result.current.signIn();
    expect(sdk.loginWithRedirect).toHaveBeenCalledTimes(2);
  });

  it('with a grant that was withdrawn leaves the page covered', async () => {
    const opened = openSession();
    const revoked = failure('invalid_grant');
    opened.sdk.getAccessTokenSilently.mockRejectedValue(revoked);
    void opened.result.current.getAccessToken();
    await vi.waitFor(() => expect(opened.result.current.expiredBy).toBe(revoked));
    expect(opened.sdk.loginWithRedirect).toHaveBeenCalledTimes(1);
  });
});

describe('logging out', () => {
  it('redirects to the provider after the storage is cleared', async () => {
    const assign = vi.fn(() => expect(localStorage.length).toBe(0));
    vi.stubGlobal('location', { origin: 'https://console.test', assign });
    localStorage.setItem('k', 'v');
    const { sdk, result } = openSession();
    await act(() => result.current.logOut());
    const [options] = sdk.logout.mock.calls[0] as unknown as [
      { logoutParams: object; openUrl: (url: string) => void },
    ];
    expect(options.logoutParams).toEqual({ returnTo: 'https://console.test', id_token_hint: 'id' });
    options.openUrl('https://identity.test/logout');
    expect(assign.mock.calls).toEqual([['https://identity.test/logout']]);
  });

  it.each([
    ['none is kept', () => Promise.resolve(undefined)],
    ['it can’t be read', () => Promise.reject(new Error('denied'))],
  ])('goes without an ID token where %s', async (_, claims) => {
    const { sdk, result } = openSession();
    sdk.getIdTokenClaims.mockImplementation(claims);
    await act(() => result.current.logOut());
    expect(sdk.logout.mock.calls[0]?.[0]).toMatchObject({
      logoutParams: { returnTo: window.location.origin },
    });
    expect(JSON.stringify(sdk.logout.mock.calls)).not.toContain('id_token_hint');
  });
});
