import {
  Auth0Context,
  initialContext,
  type Auth0ProviderOptions,
  type Auth0ProviderWithConfigOptions,
} from '@auth0/auth0-react';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Auth0SessionProvider } from '@/app/session/Auth0SessionProvider';
import { useSession } from '@/app/session/SessionContext';
import { TokenCache } from '@/app/session/TokenCache';

const given = vi.hoisted(() => ({ options: undefined as Auth0ProviderWithConfigOptions | undefined }));

vi.mock(import('@auth0/auth0-react'), async (original) => {
  const sdk = await original();
  const Auth0Provider = (options: Auth0ProviderOptions) => {
    given.options = options as Auth0ProviderWithConfigOptions;
    return <Auth0Context value={initialContext}>{options.children}</Auth0Context>;
  };
  return { ...sdk, Auth0Provider } as typeof sdk;
});

const onReturn = vi.fn();
const Status = () => useSession().status;

beforeEach(() => {
  onReturn.mockReset();
  const identityProvider = { domain: 'identity.test', clientId: 'console', audience: 'api', scope: 'openid' };
  render(
    <Auth0SessionProvider identityProvider={identityProvider} onReturn={onReturn}>
      <Status />
    </Auth0SessionProvider>,
  );
});

describe('the session of the SDK', () => {
  it('is given to what is inside', () => {
    expect(screen.getByText('loading')).toBeInTheDocument();
  });

  it('signs in as configured, with refresh tokens kept in our cache', () => {
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
  ])('comes back from the sign-in page with %j to %s', (state, path) => {
    given.options?.onRedirectCallback?.(state);
    expect(onReturn.mock.calls).toEqual([[path]]);
  });
});
