import type { ReactNode } from 'react';
import { useStartUp } from './configuration/ConfigurationContext';
import { screenOnDemand } from './errors/screenOnDemand';
import { StartingScreen } from './layouts/StartingScreen';
import { isMockMode } from './configuration/isMockMode';
import { Auth0SessionProvider } from './session/Auth0SessionProvider';

/** Only on a development server: a production build drops the import and everything behind it (reading 16). */
const MockConsole = import.meta.env.DEV
  ? screenOnDemand(async () => (await import('./mock/MockConsole')).MockConsole, {
      waiting: <StartingScreen />,
    })
  : undefined;

interface SessionGateProps {
  /** Called with the path to open after signing in or out within the page. */
  onNavigate: (path: string) => void;
  children: ReactNode;
}

/** Provides the session: the identity provider's, or a persona's in mock mode. */
export function SessionGate({ onNavigate, children }: SessionGateProps) {
  const { configuration } = useStartUp();
  if (MockConsole && isMockMode(configuration))
    return <MockConsole onNavigate={onNavigate}>{children}</MockConsole>;
  return (
    <Auth0SessionProvider identityProvider={configuration.identityProvider} onReturn={onNavigate}>
      {children}
    </Auth0SessionProvider>
  );
}
