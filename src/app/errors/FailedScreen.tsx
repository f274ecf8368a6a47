import { FetchError } from '@/api/http';
import { OfflineScreen } from '@/components/OfflineScreen';
import { ServerErrorScreen, type ServerErrorScreenProps } from '@/components/ServerErrorScreen';
import { useSession } from '../session/SessionContext';
import { useReconnect } from './useReconnect';

interface FailedScreenProps extends Omit<ServerErrorScreenProps, 'onLogOut'> {
  /** Fetches the page once the browser is online again. @default what trying again does */
  onReconnect?: () => unknown;
}

/**
 * The general error screen where there is a session to log out of. What failed for want of a network is fetched again as
 * soon as there is one; while the browser is offline that is said, and logging out, which would not help, is not offered.
 */
export function FailedScreen({ onReconnect, ...props }: FailedScreenProps) {
  const { logOut } = useSession();
  const { error, onRetry, fullPage, headingRef } = props;
  const again = onReconnect ?? onRetry;
  const connection = useReconnect(error instanceof FetchError, again);
  if (connection !== 'online' && onRetry)
    return (
      <>
        <title>You are offline · Platen</title>
        <OfflineScreen
          recovering={connection === 'recovering'}
          onRetry={onRetry}
          {...(fullPage !== undefined && { fullPage })}
          {...(headingRef && { headingRef })}
        />
      </>
    );
  return (
    <>
      <title>Something went wrong · Platen</title>
      <ServerErrorScreen {...props} onLogOut={() => void logOut()} />
    </>
  );
}
