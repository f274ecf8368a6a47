import { createContext, useContext } from 'react';
import type { AuthenticatedUser } from '@/api/types';

export const SignedInUserContext = createContext<AuthenticatedUser | undefined>(undefined);

/** The user who came through the gate. @throws Error outside it. */
export function useSignedInUser(): AuthenticatedUser {
  const user = useContext(SignedInUserContext);
  if (!user) throw new Error('useSignedInUser needs the user gate around it.');
  return user;
}
