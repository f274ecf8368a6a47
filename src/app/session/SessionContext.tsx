import { createContext, useContext } from 'react';
import type { Session } from './Session';

export const SessionContext = createContext<Session | undefined>(undefined);

/** Returns the session of the signed-in user. @throws Error outside its provider */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a session provider around it.');
  return session;
}
