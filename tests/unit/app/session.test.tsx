import { Auth0Context, initialContext, type Auth0ContextInterface } from '@auth0/auth0-react';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useSession } from '@/app/session/SessionContext';
import { isTokenExpired, tokenExpiry, tokenSubject } from '@/app/session/tokenExpiry';
import { useAuth0Session } from '@/app/session/useAuth0Session';

const HEADER = 'eyJhbGciOiJSUzI1NiJ9';

function tokenWith(claims: object): string {
  const payload = btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${HEADER}.${payload}.signature`;
}

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

function renderSession(auth0: Partial<Auth0ContextInterface>) {
  const value = { ...initialContext, ...auth0 } as Auth0ContextInterface;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Auth0Context value={value}>{children}</Auth0Context>
  );
  return renderHook(() => useAuth0Session(), { wrapper });
}

const signedIn = { isLoading: false, isAuthenticated: true };

describe('the expiry of a token', () => {
  it('R4.16 is checked locally against the exp claim', () => {
    const property = fc.property(
      fc.integer({ min: 0, max: 4e9 }),
      fc.integer({ min: 0, max: 4e12 }),
      (exp, now) => {
        expect(isTokenExpired(tokenWith({ exp }), now)).toBe(exp * 1000 <= now);
      },
    );
    fc.assert(property);
  });

  it('R4.16 is at its exact moment', () => {
    expect(isTokenExpired(tokenWith({ exp: 2_000 }), 1_999_999)).toBe(false);
    expect(isTokenExpired(tokenWith({ exp: 2_000 }), 2_000_000)).toBe(true);
  });

  it('R4.16 a token without exp does not end', () => {
    expect(tokenExpiry(tokenWith({ sub: 'somebody' }))).toBeUndefined();
    expect(isTokenExpired(tokenWith({ sub: 'somebody' }), Number.MAX_SAFE_INTEGER)).toBe(false);
  });

  const whole = tokenWith({ exp: 4_000_000_000 });
  it.each([
    '',
    'abc',
    'a.b',
    `${HEADER}.%%%.x`,
    `${HEADER}.bnVsbA.x`,
    `${HEADER}.NQ.x`,
    whole.slice(0, whole.lastIndexOf('.')),
    `${whole}.more`,
    whole.replace(/\.[^.]+\./, '..'),
  ])('R8.19 "%s" is no JWT', (text) => {
    expect(() => tokenExpiry(text)).toThrow('Invalid token format. Expects JWT');
  });

  it('R8.19 an invalid JWT has the reason as cause', () => {
    const causeOf = (text: string) => {
      try {
        tokenExpiry(text);
      } catch (error) {
        return ((error as Error).cause as Error).message;
      }
      return undefined;
    };
    expect(causeOf('a.b')).toBe('A JWT has three parts.');
    expect(causeOf(`${HEADER}.NQ.x`)).toBe('The claims of a JWT are an object.');
  });

  it.each(['~~~???>>>', 'a?b>c~', 'Zoë'])('a token says whose it is in any letters: %s', (sub) => {
    const bytes = new TextEncoder().encode(JSON.stringify({ sub }));
    const payload = btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_');
    expect(tokenSubject(`${HEADER}.${payload}.signature`)).toBe(sub);
  });

  it('R4.16 renews an expired token from the cache', async () => {
    const ended = tokenWith({ exp: inSeconds(-5) });
    const fresh = tokenWith({ exp: inSeconds(600) });
    const getAccessTokenSilently = vi.fn((options?: { cacheMode?: string }) =>
      Promise.resolve(options?.cacheMode === 'off' ? fresh : ended),
    );
    const { result } = renderSession({
      ...signedIn,
      getAccessTokenSilently: getAccessTokenSilently as never,
    });
    await expect(result.current.getAccessToken()).resolves.toBe(fresh);
  });
});

describe('the authentication state', () => {
  it('R4.08 starts loading and unauthenticated', () => {
    const { result } = renderSession({});
    expect(initialContext.isAuthenticated).toBe(false);
    expect(result.current.status).toBe('loading');
  });

  it('R4.09 R4.11 is authenticated with a user, unauthenticated without, and keeps an error without loading on', () => {
    expect(renderSession(signedIn).result.current.status).toBe('authenticated');
    const error = new Error('The directory is closed.');
    const failed = renderSession({ isLoading: false, isAuthenticated: false, error }).result.current;
    expect(failed.status).toBe('unauthenticated');
    expect(failed.error).toBe(error);
  });

  it('R8.16 any token failure marks the session expired, and the caller keeps waiting', async () => {
    const failing = vi.fn(() => Promise.reject(new Error('No network')));
    const { result } = renderSession({ ...signedIn, getAccessTokenSilently: failing as never });
    let settled = false;
    await act(async () => {
      void result.current.getAccessToken().then(() => {
        settled = true;
      });
      await Promise.resolve();
    });
    await vi.waitFor(() => expect(result.current.isExpired).toBe(true));
    expect(settled).toBe(false);
  });

  it('R8.15 calls that fail together with invalid_grant redirect once, to a forced sign-in', async () => {
    const revoked = Object.assign(new Error('The grant was revoked.'), { error: 'invalid_grant' });
    const loginWithRedirect = vi.fn(() => new Promise<void>(() => undefined));
    const { result } = renderSession({
      ...signedIn,
      getAccessTokenSilently: (() => Promise.reject(revoked)) as never,
      loginWithRedirect: loginWithRedirect as never,
    });
    void result.current.getAccessToken();
    void result.current.getAccessToken();
    await vi.waitFor(() => expect(loginWithRedirect).toHaveBeenCalled());
    expect(loginWithRedirect.mock.calls).toEqual([
      [{ appState: { returnTo: '/' }, authorizationParams: { prompt: 'login' } }],
    ]);
  });

  it.each([
    ['shows the provider whose session it is', { __raw: 'id.token.raw' }, { id_token_hint: 'id.token.raw' }],
    ['goes on without an ID token', undefined, {}],
  ])(
    'R4.10 R9.25 R9.26 logging out clears local storage, returns to the origin, and %s',
    async (_how, claims, hint) => {
      localStorage.setItem('subscriptionId', 'something');
      const logout = vi.fn(async (options: { openUrl: (url: string) => void; logoutParams: object }) => {
        expect(options.logoutParams).toEqual({ returnTo: window.location.origin, ...hint });
        options.openUrl('#left');
      });
      const getIdTokenClaims = async () => claims;
      const { result } = renderSession({
        ...signedIn,
        logout: logout as never,
        getIdTokenClaims: getIdTokenClaims as never,
      });
      await act(() => result.current.logOut());
      expect(localStorage.length).toBe(0);
      expect(result.current.status).toBe('loading');
    },
  );

  it('R8.24 a session outside its provider throws', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useSession())).toThrow('needs a session provider');
  });
});
