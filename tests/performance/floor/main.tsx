import { Auth0Provider } from '@auth0/auth0-react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { applyColourMode, applyFonts, applyGlobalStyles } from '@/components/theme';
import type { Configuration } from '@/domain/configuration';
import { PlainList } from './PlainList';

/*
 * The smallest console of these packages: it signs in, loads its configuration and the environments, and lists their
 * names. Any further cost of the real console is its own.
 */
applyFonts();
applyGlobalStyles();
applyColourMode('light');
const response = await fetch('/config.json');
const { PLATFORM_API_URL, identityProvider } = (await response.json()) as Configuration;
const { domain, clientId, audience, scope } = identityProvider;
const router = createBrowserRouter([{ path: '/', element: <PlainList platformUrl={PLATFORM_API_URL} /> }], {
  basename: '/floor',
});

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root to draw into.');
createRoot(root).render(
  <StrictMode>
    <Auth0Provider
      domain={domain}
      clientId={clientId}
      authorizationParams={{ redirect_uri: window.location.origin, audience, scope }}
      cacheLocation="localstorage"
      useRefreshTokens
    >
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Auth0Provider>
  </StrictMode>,
);
