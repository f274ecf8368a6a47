import { ServerErrorScreen, type ServerErrorScreenProps } from '@/components/ServerErrorScreen';
import { useSession } from '../session/SessionContext';

/** The general error screen where there is a session to log out of. */
export function FailedScreen(props: Omit<ServerErrorScreenProps, 'onLogOut'>) {
  const { logOut } = useSession();
  return (
    <>
      <title>Something went wrong · Platen</title>
      <ServerErrorScreen {...props} onLogOut={() => void logOut()} />
    </>
  );
}
