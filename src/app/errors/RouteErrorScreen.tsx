import { ServerErrorScreen } from '@/components/ServerErrorScreen';
import { useSession } from '../session/SessionContext';

/** An unexpected error while a page was drawn or its code fetched. */
export function RouteErrorScreen() {
  const { logOut } = useSession();
  return <ServerErrorScreen onRetry={() => window.location.reload()} onLogOut={() => void logOut()} />;
}
