import { Auth0Provider } from '@auth0/auth0-react';
import type { ReactNode } from 'react';
import type { Configuration } from '@/domain/configuration';
import { SessionContext } from './SessionContext';
import { TokenCache } from './TokenCache';
import { useAuth0Session } from './useAuth0Session';

interface Auth0SessionProviderProps {
  identityProvider: Configuration['identityProvider'];
  /** Called after a redirect sign-in with the path to go back to. */
  onReturn: (path: string) => void;
  children: ReactNode;
}

const CACHE = new TokenCache();

/** Signs in with the Auth0 SDK: authorization code with PKCE, tokens in local storage, refresh tokens. */
export function Auth0SessionProvider({ identityProvider, onReturn, children }: Auth0SessionProviderProps) {
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
      <Bridge>{children}</Bridge>
    </Auth0Provider>
  );
}

function Bridge({ children }: { children: ReactNode }) {
  return <SessionContext value={useAuth0Session()}>{children}</SessionContext>;
}
