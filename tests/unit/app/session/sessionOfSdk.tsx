import { Auth0Context, initialContext, type Auth0ContextInterface } from '@auth0/auth0-react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { useAuth0Session } from '@/app/session/useAuth0Session';

/** A token with these claims, without a valid signature. */
export function tokenWith(claims: object): string {
  const payload = btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `eyJhbGciOiJSUzI1NiJ9.${payload}.signature`;
}

/** A token of a user that is valid for so many seconds. */
export const tokenOf = (sub: string, seconds = 600) =>
  tokenWith({ sub, exp: Math.floor(Date.now() / 1000) + seconds });

type Silently = (options?: { cacheMode?: string }) => Promise<string | undefined>;

/** Opens the session over an SDK in this state; `change` changes it later. */
export function openSession(given: { isAuthenticated?: boolean; isLoading?: boolean } = {}) {
  const sdk = {
    ...initialContext,
    isLoading: false,
    isAuthenticated: true,
    getAccessTokenSilently: vi.fn<Silently>(() => Promise.resolve(tokenOf('me'))),
    getAccessTokenWithPopup: vi.fn<(options: object, config: object) => Promise<string | undefined>>(),
    loginWithRedirect: vi.fn<(options: object) => Promise<void>>(() => Promise.resolve()),
    getIdTokenClaims: vi.fn<() => Promise<{ __raw: string } | undefined>>(() =>
      Promise.resolve({ __raw: 'id' }),
    ),
    logout: vi.fn<(options: object) => Promise<void>>(() => Promise.resolve()),
    ...given,
  };
  let value = sdk;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Auth0Context value={value as unknown as Auth0ContextInterface}>{children}</Auth0Context>
  );
  const { result, rerender, unmount } = renderHook(() => useAuth0Session(), { wrapper });
  const change = (values: Partial<Auth0ContextInterface>) => {
    value = { ...value, ...values } as typeof sdk;
    rerender();
  };
  return { sdk, result, change, unmount };
}
