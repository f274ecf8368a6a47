import { use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { pathTo } from '@/domain/paths';
import { ConfigurationContext, useStartUp } from '../configuration/ConfigurationContext';
import { SessionContext } from '../session/SessionContext';
import { MockMark } from './MockMark';
import { createMockSession } from './createMockSession';
import { toMockConfiguration } from './mockConfiguration';
import { startMocks } from './mockPlatform';
import { PersonaPicker } from './PersonaPicker';
import { storedPersona, storePersona, type MockPersona } from './personas';

interface MockConsoleProps {
  /** Called with the path to open when the current page is left. */
  onNavigate: (path: string) => void;
  children: ReactNode;
}

/** Paths of denials, which do not apply to the next persona. */
const DENIED_PATHS = [pathTo('401'), pathTo('unauthorized')];

/** The console without a server (reading 16): a mocked platform, a persona instead of a sign-in, and a mark. */
export function MockConsole({ onNavigate, children }: MockConsoleProps) {
  const platform = use(startMocks());
  const startUp = useStartUp();
  const [persona, setPersona] = useState(storedPersona);

  const mocked = useMemo(
    () => ({ ...startUp, configuration: toMockConfiguration(startUp.configuration) }),
    [startUp],
  );
  const choose = (next: MockPersona) => {
    platform.become(next.id);
    storePersona(next);
    if (DENIED_PATHS.includes(window.location.pathname)) onNavigate('/');
    setPersona(next);
  };
  const leave = useCallback(() => {
    storePersona(undefined);
    setPersona(undefined);
  }, []);
  const session = useMemo(
    () =>
      createMockSession({
        onSignIn: leave,
        onLogOut: () => {
          localStorage.clear();
          leave();
          onNavigate('/');
        },
      }),
    [leave, onNavigate],
  );
  return (
    <ConfigurationContext value={mocked}>
      {persona ? (
        // Another persona has another cache and other notifications.
        <SessionContext key={persona.id} value={session}>
          {children}
        </SessionContext>
      ) : (
        <PersonaPicker onChoose={choose} />
      )}
      <MockMark persona={persona} onChoose={choose} onLeave={leave} />
    </ConfigurationContext>
  );
}
