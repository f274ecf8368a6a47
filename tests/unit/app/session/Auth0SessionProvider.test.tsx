import {
  Auth0Context,
  initialContext,
  type Auth0ContextInterface,
  type Auth0ProviderOptions,
  type Auth0ProviderWithConfigOptions,
} from '@auth0/auth0-react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Auth0SessionProvider } from '@/app/session/Auth0SessionProvider';
import type { Session } from '@/app/session/Session';
import { useSession } from '@/app/session/SessionContext';
import { TokenCache } from '@/app/session/TokenCache';
import { Deferred, holdDeferred } from '@/components/Deferred';
import { tokenOf } from './sessionOfSdk';

const given = vi.hoisted(() => ({
  options: undefined as Auth0ProviderWithConfigOptions | undefined,
  context: {} as Partial<Auth0ContextInterface>,
}));

vi.mock(import('@auth0/auth0-react'), async (original) => {
  const sdk = await original();
  const Auth0Provider = (options: Auth0ProviderOptions) => {
    given.options = options as Auth0ProviderWithConfigOptions;
    const context = { ...initialContext, ...given.context } as Auth0ContextInterface;
    return <Auth0Context value={context}>{options.children}</Auth0Context>;
  };
  return { ...sdk, Auth0Provider } as typeof sdk;
});

const onReturn = vi.fn();
const identityProvider = { domain: 'identity.test', clientId: 'console', audience: 'api', scope: 'openid' };
let session: Session;

function Status() {
  session = useSession();
  return session.status;
}

const provider = () => (
  <Auth0SessionProvider identityProvider={identityProvider} onReturn={onReturn}>
    <Status />
  </Auth0SessionProvider>
);

/** Stores a token in the browser, like the SDK. */
function keepToken(token: string): void {
  localStorage.setItem(
    '@@auth0spajs@@::console::api::openid',
    JSON.stringify({ body: { client_id: 'console', audience: 'api', access_token: token } }),
  );
}

/** Renders with the identity client loaded, in this state. */
async function draw(context: Partial<Auth0ContextInterface> = {}) {
  given.context = context;
  const view = render(provider());
  await waitFor(() => expect(given.options).toBeDefined());
  return view;
}

beforeEach(() => {
  onReturn.mockReset();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  given.options = undefined;
  given.context = {};
});

describe('the session of the SDK', () => {
  it('without a stored token is loading until the identity provider has answered', async () => {
    const { rerender } = await draw();
    expect(screen.getByText('loading')).toBeInTheDocument();
    given.context = { isLoading: false, isAuthenticated: true };
    rerender(provider());
    expect(screen.getByText('authenticated')).toBeInTheDocument();
  });

  it('signs in as configured, with refresh tokens kept in our cache', async () => {
    await draw();
    expect(given.options).toMatchObject({
      domain: 'identity.test',
      clientId: 'console',
      authorizationParams: { redirect_uri: window.location.origin, audience: 'api', scope: 'openid' },
      useRefreshTokens: true,
      useRefreshTokensFallback: true,
    });
    expect(given.options?.cache).toBeInstanceOf(TokenCache);
  });

  it.each([
    [{ returnTo: '/users?page=2' }, '/users?page=2'],
    [{}, '/'],
    [undefined, '/'],
  ])('comes back from the sign-in page with %j to %s', async (state, path) => {
    await draw();
    given.options?.onRedirectCallback?.(state);
    expect(onReturn.mock.calls).toEqual([[path]]);
  });
});

describe('a good token in the browser', () => {
  it('signs in before the client has loaded, which starts after the first paint', async () => {
    const token = tokenOf('me');
    keepToken(token);
    holdDeferred();
    render(provider());
    expect(screen.getByText('authenticated')).toBeInTheDocument();
    await expect(session.getAccessToken()).resolves.toBe(token);
    expect(given.options).toBeUndefined();
    given.context = { isLoading: false, isAuthenticated: true };
    render(<Deferred>The rest</Deferred>);
    await waitFor(() => expect(given.options).toBeDefined());
    expect(screen.getByText('The rest')).toBeInTheDocument();
  });

  it('is renewed by the client, which loads at once for that', async () => {
    const fresh = tokenOf('me', 900);
    keepToken(tokenOf('me'));
    holdDeferred();
    given.context = {
      isLoading: false,
      isAuthenticated: true,
      getAccessTokenSilently: (() => Promise.resolve(fresh)) as never,
    };
    render(provider());
    let renewed: Promise<string | undefined> | undefined;
    act(() => {
      renewed = session.getAccessToken({ renew: true });
    });
    await waitFor(() => expect(given.options).toBeDefined());
    await expect(renewed).resolves.toBe(fresh);
    expect(screen.getByText('authenticated')).toBeInTheDocument();
    render(<Deferred>The rest</Deferred>);
    expect(await screen.findByText('The rest')).toBeInTheDocument();
  });

  it('starts the client after five seconds without a paint', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      keepToken(tokenOf('me'));
      holdDeferred();
      render(provider());
      act(() => void vi.advanceTimersByTime(4_999));
      expect(given.options).toBeUndefined();
      act(() => void vi.advanceTimersByTime(1));
      await vi.waitFor(() => expect(given.options).toBeDefined());
    } finally {
      vi.useRealTimers();
    }
    render(<Deferred>The rest</Deferred>);
    expect(await screen.findByText('The rest')).toBeInTheDocument();
  });

  it.each(['/?code=one&state=two', '/?error=denied&state=two'])(
    'does not count for an answer of the identity provider, which its client has to read: %s',
    async (address) => {
      keepToken(tokenOf('me'));
      window.history.replaceState(null, '', address);
      await draw();
      expect(screen.getByText('loading')).toBeInTheDocument();
    },
  );

  it.each([
    ['none to begin with', false],
    ['one to be renewed', true],
  ])('has the client come before anything is seen or five seconds are over: %s', async (_, hasToken) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      if (hasToken) keepToken(tokenOf('me'));
      holdDeferred();
      render(provider());
      if (hasToken) act(() => void session.getAccessToken({ renew: true }));
      await vi.waitFor(() => expect(given.options).toBeDefined());
    } finally {
      vi.useRealTimers();
    }
    render(<Deferred>The rest</Deferred>);
    expect(await screen.findByText('The rest')).toBeInTheDocument();
  });

  it.each(['/?code=one', '/?state=two', '/?error=none'])(
    'counts where nobody has led back here: %s',
    async (address) => {
      keepToken(tokenOf('me'));
      window.history.replaceState(null, '', address);
      await draw();
      expect(screen.getByText('authenticated')).toBeInTheDocument();
    },
  );

  it('is used until the identity provider has answered, then its state', async () => {
    const token = tokenOf('me');
    keepToken(token);
    const { rerender } = await draw({ isLoading: true });
    expect(screen.getByText('authenticated')).toBeInTheDocument();
    await expect(session.getAccessToken()).resolves.toBe(token);
    given.context = { isLoading: false, isAuthenticated: false };
    rerender(provider());
    expect(await screen.findByText('unauthenticated')).toBeInTheDocument();
    given.context = { isLoading: true };
    rerender(provider());
    expect(await screen.findByText('loading')).toBeInTheDocument();
  });

  it('is replaced by the identity provider’s state', async () => {
    keepToken(tokenOf('me'));
    await draw({ isLoading: false, isAuthenticated: false });
    expect(await screen.findByText('unauthenticated')).toBeInTheDocument();
  });

  it('belongs to the page’s user: another user’s token ends the session', async () => {
    keepToken(tokenOf('me'));
    await draw({
      isLoading: false,
      isAuthenticated: true,
      getAccessTokenSilently: (() => Promise.resolve(tokenOf('other'))) as never,
    });
    act(() => void session.getAccessToken({ renew: true }));
    await waitFor(() => expect(session.isExpired).toBe(true));
    expect((session.expiredBy as Error).message).toMatch(/Someone else/);
  });
});
