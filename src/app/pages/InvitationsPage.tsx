import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@/api/users';
import { pathTo } from '@/domain/paths';
import { InvitationsScreen } from '@/features/invitations';
import { useApi } from '@/product/FeatureContext';
import { NotFoundPage } from '../errors/NotFoundPage';
import { useSession } from '../session/SessionContext';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The invitations of the signed-in user; not found on a platform without any to accept. */
export function InvitationsPage() {
  const { user } = useWorkspace();
  const { logOut } = useSession();
  const invitations = useQuery(userQueries(useApi()).myInvitations());
  if (invitations.data === null) return <NotFoundPage />;
  return <InvitationsScreen email={user.email} homeHref={pathTo('home')} onLogOut={() => void logOut()} />;
}
