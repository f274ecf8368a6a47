import { ServerErrorScreen } from '@/components/ServerErrorScreen';
import { useSession } from '../session/SessionContext';

/** Subscriptions or environments could not be loaded for a reason that may pass. */
export function WorkspaceErrorPage({ onRetry }: { onRetry: () => void }) {
  const { logOut } = useSession();
  return (
    <main>
      <title>Something went wrong · Platen</title>
      <ServerErrorScreen onRetry={onRetry} onLogOut={() => void logOut()} />
    </main>
  );
}
