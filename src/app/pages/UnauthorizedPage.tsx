import { UnauthorizedScreen } from '@/components/UnauthorizedScreen';
import { useSession } from '../session/SessionContext';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** Told to whoever was sent away from a page; home is offered only to those who have one. */
export function UnauthorizedPage() {
  const { logOut } = useSession();
  const { access } = useWorkspace();
  const home = access.flags.hasNoRoleOrEnvRole ? {} : { homeHref: '/' };
  return <UnauthorizedScreen fullPage onLogOut={() => void logOut()} {...home} />;
}
