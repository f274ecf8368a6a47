import { Auth0Provider } from '@auth0/auth0-react';
import type { ReactNode } from 'react';
import type { Configuration } from '@/domain/configuration';
import { TokenCache } from './TokenCache';

export interface ConfiguredAuth0Props {
  identityProvider: Configuration['identityProvider'];
  /** Called after a redirect sign-in with the path to return to. */
  onReturn: (path: string) => void;
  children: ReactNode;
}

const CACHE = new TokenCache();

/** The Auth0 SDK with the console's options: authorization code with PKCE, tokens in local storage, refresh tokens. */
export function ConfiguredAuth0({ identityProvider, onReturn, children }: ConfiguredAuth0Props) {
  const { domain, clientId, audience, scope } = identityProvider;
  return (
    <Auth0Provider
      domain={domain}
      clientId={clientId}
      authorizationParams={{ redirect_uri: window.location.origin, audience, ...(scope && { scope }) }}
      cache={CACHE}
      useRefreshTokens
      useRefreshTokensFallback
      onRedirectCallback={(state) => onReturn(state?.returnTo ?? '/')}
    >
      {children}
    </Auth0Provider>
  );
}
