import { UnauthorizedScreen } from '@/components/UnauthorizedScreen';
import { useSession } from '../session/SessionContext';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** Shown after a denied page; offers the home only to users who have one. */
export function UnauthorizedPage() {
  const { logOut } = useSession();
  const { access } = useWorkspace();
  const home = access.flags.hasNoRoleOrEnvRole ? {} : { homeHref: '/' };
  return <UnauthorizedScreen fullPage onLogOut={() => void logOut()} {...home} />;
}
