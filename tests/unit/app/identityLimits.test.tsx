import { useAuth0, type Auth0ContextInterface } from '@auth0/auth0-react';
import { act, render } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfiguredAuth0 } from '@/app/session/ConfiguredAuth0';
import type { Configuration } from '@/domain/configuration';

const CLIENT = 'console';
const AUDIENCE = 'https://platform.test';
const SCOPE = 'openid profile offline_access';
const DAY = 86_400_000;
const NOW = Date.parse('2026-03-01T12:00:00Z');

let auth0: Auth0ContextInterface;
const fetched: { at: number; url: string }[] = [];

function Probe() {
  auth0 = useAuth0();
  return null;
}

const base64url = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const jwt = (claims: object) => `${base64url({ alg: 'RS256', typ: 'JWT' })}.${base64url(claims)}.signature`;

const idClaims = (claims: object = {}) => ({
  iss: 'https://identity.test/',
  aud: CLIENT,
  sub: 'user',
  iat: NOW / 1000,
  exp: NOW / 1000 + 3600,
  ...claims,
});

/** Stores a sign-in in the browser, with an access token valid for so many seconds. */
function remember(secondsLeft: number): void {
  const claims = idClaims();
  document.cookie = `auth0.${CLIENT}.is.authenticated=true`;
  localStorage.setItem(
    `@@auth0spajs@@::${CLIENT}::${AUDIENCE}::${SCOPE}`,
    JSON.stringify({
      expiresAt: NOW / 1000 + secondsLeft,
      body: {
        client_id: CLIENT,
        audience: AUDIENCE,
        scope: SCOPE,
        access_token: 'held',
        refresh_token: 'refresh',
        expires_in: secondsLeft,
      },
    }),
  );
  localStorage.setItem(
    `@@auth0spajs@@::${CLIENT}::@@user@@`,
    JSON.stringify({
      id_token: jwt(claims),
      decodedToken: { encoded: {}, header: {}, claims, user: { sub: 'user' } },
    }),
  );
}

const IDENTITY_PROVIDER = { domain: 'identity.test', clientId: CLIENT, audience: AUDIENCE };

async function open(
  identityProvider: Configuration['identityProvider'] = { ...IDENTITY_PROVIDER, scope: SCOPE },
) {
  const view = render(
    <ConfiguredAuth0 identityProvider={identityProvider} onReturn={() => undefined}>
      <Probe />
    </ConfiguredAuth0>,
  );
  await act(() => vi.advanceTimersByTimeAsync(500));
  return view;
}

/** Makes the identity provider respond with `answer`; without one it never does, and only a timeout ends the wait. */
function answerWith(answer?: () => Promise<Response>): void {
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    fetched.push({ at: Date.now(), url });
    return (
      answer?.() ??
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      })
    );
  });
}

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: Error) => error.message,
  );

const tokens = (claims: object = {}) =>
  Promise.resolve(
    Response.json({
      access_token: 'fresh',
      refresh_token: 'next',
      id_token: jwt(idClaims(claims)),
      expires_in: 900,
      scope: SCOPE,
    }),
  );

beforeEach(() => {
  vi.useFakeTimers({
    now: NOW,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  vi.stubGlobal('crypto', webcrypto);
  fetched.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
});

describe('the limits of the identity client', () => {
  it('R9.16 R9.18 cancels a token request after 10 s, and tries three times', async () => {
    remember(3600);
    answerWith();
    await open();
    const waiting = outcome(auth0.getAccessTokenSilently({ cacheMode: 'off' }));
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    await expect(waiting).resolves.not.toBe('done');
    const [first = 0, ...later] = fetched.map(({ at }) => at);
    expect(later.map((at) => at - first)).toEqual([10_000, 20_000]);
  });

  it('R9.17 cancels a popup after 60 s', async () => {
    answerWith();
    await open();
    const popup = { location: { href: '' }, close: () => undefined, closed: false } as unknown as Window;
    const waiting = outcome(auth0.getAccessTokenWithPopup({}, { popup }));
    await vi.waitFor(() => expect(popup.location.href).toContain('https://identity.test/authorize'));
    let ended = false;
    void waiting.then(() => (ended = true));
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(ended).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    await expect(waiting).resolves.toBe('Timeout');
  });

  it('R9.19 waits 5 s for the lock on the token, up to 10 times', async () => {
    remember(3600);
    answerWith(() => tokens());
    await open();
    const held = JSON.stringify({ id: 'another tab', iat: NOW, timeAcquired: NOW, timeRefreshed: NOW + DAY });
    const setItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, key) {
      return key.startsWith('browser-tabs-lock') ? held : ((this[key] as string | undefined) ?? null);
    });
    const waiting = outcome(auth0.getAccessTokenSilently({ cacheMode: 'off' }));
    let ended = false;
    void waiting.then(() => (ended = true));
    await act(() => vi.advanceTimersByTimeAsync(49_000));
    expect(ended).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await expect(waiting).resolves.toBe('Timeout');
    setItem.mockRestore();
  });

  it.each([
    [61, 0],
    [59, 1],
  ])('R9.23 a token valid for %i s more is renewed %i times', async (secondsLeft, times) => {
    remember(secondsLeft);
    answerWith(() => tokens());
    await open();
    expect(fetched).toHaveLength(times);
  });

  it.each([
    [59, 'done'],
    [61, 'Expiration Time (exp) claim error'],
  ])('R9.20 an ID token that ended %i s ago: %s', async (secondsAgo, expected) => {
    remember(3600);
    answerWith(() => tokens({ exp: Math.floor(Date.now() / 1000) - secondsAgo }));
    await open();
    vi.setSystemTime(NOW);
    const waiting = outcome(auth0.getAccessTokenSilently({ cacheMode: 'off' }));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(await waiting).toContain(expected);
  });

  it.each([
    [undefined, 'openid profile email offline_access'],
    ['openid profile', 'openid profile offline_access'],
  ])('R9.21 where the configured scope is %s, signing in asks for "%s"', async (scope, asked) => {
    answerWith();
    await open({ ...IDENTITY_PROVIDER, ...(scope && { scope }) });
    let address = '';
    await auth0.loginWithRedirect({ openUrl: (url) => void (address = url) });
    expect(new URL(address).searchParams.get('scope')).toBe(asked);
  });

  it('R9.22 stores a pending sign-in, and the signed-in flag, for a day', async () => {
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
    remember(3600);
    written.length = 0;
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(`auth0.${CLIENT}.is.authenticated=true`);
    answerWith(() => tokens());
    await open();
    const renewed = auth0.getAccessTokenSilently({ cacheMode: 'off' });
    await act(() => vi.advanceTimersByTimeAsync(500));
    await renewed;
    await auth0.loginWithRedirect({ openUrl: () => undefined });
    const lifetimes = written
      .filter((cookie) => /is\.authenticated|txs|transaction/i.test(cookie))
      .map((cookie) => Math.round((Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '') - NOW) / DAY));
    expect(lifetimes.length).toBeGreaterThan(0);
    expect(new Set(lifetimes)).toEqual(new Set([1]));
    vi.restoreAllMocks();
  });
});
