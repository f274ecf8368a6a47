import { createContext, useContext } from 'react';
import type { AuthenticatedUser } from '@/api/types';

export const SignedInUserContext = createContext<AuthenticatedUser | undefined>(undefined);

/** Returns the user admitted by the gate. @throws Error outside it */
export function useSignedInUser(): AuthenticatedUser {
  const user = useContext(SignedInUserContext);
  if (!user) throw new Error('useSignedInUser needs the user gate around it.');
  return user;
}
