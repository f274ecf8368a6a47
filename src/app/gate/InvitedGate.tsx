import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AuthenticatedUser } from '@/api/types';
import { userQueries } from '@/api/users';
import { InvitationsScreen } from '@/features/invitations';
import { useApi } from '@/product/FeatureContext';
import { FailedScreen } from '../errors/FailedScreen';
import { StartingScreen } from '../layouts/StartingScreen';
import { useSession } from '../session/SessionContext';

interface InvitedGateProps {
  user: AuthenticatedUser;
  /** The console, after all invitations are answered. */
  children: (user: AuthenticatedUser) => ReactNode;
}

/** The invitations of a user without memberships; lets them in when there are none to accept. */
export function InvitedGate({ user, children }: InvitedGateProps) {
  const { logOut } = useSession();
  const { data, error, isLoadingError, refetch } = useQuery(userQueries(useApi()).myInvitations());
  if (isLoadingError) return <FailedScreen error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <StartingScreen />;
  if (data === null || data.length === 0) return children(user);
  return (
    <>
      <title>Invitations · Platen</title>
      <InvitationsScreen email={user.email} onLogOut={() => void logOut()} />
    </>
  );
}
