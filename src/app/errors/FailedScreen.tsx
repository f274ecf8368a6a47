import { FetchError, isBusy, isClientFault, refusalIn } from '@/api/http';
import { OfflineScreen } from '@/components/OfflineScreen';
import { ServerErrorScreen, type ServerErrorScreenProps } from '@/components/ServerErrorScreen';
import { UnauthorizedScreen } from '@/components/UnauthorizedScreen';
import { useSession } from '../session/SessionContext';
import { useReconnect } from './useReconnect';

interface FailedScreenProps extends Omit<ServerErrorScreenProps, 'onLogOut'> {
  /** Fetches the page once the browser is online again. @default what trying again does */
  onReconnect?: () => unknown;
}

/**
 * The general error screen where there is a session to log out of. What failed for want of a network is fetched again as
 * soon as there is one; while the browser is offline that is said, and logging out, which would not help, is not offered.
 * A refused call (403) shows the unauthorized screen with the reason of the platform.
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
  const refusal = refusalIn(error);
  if (refusal)
    return (
      <>
        <title>No access · Platen</title>
        <UnauthorizedScreen
          fullPage={fullPage ?? true}
          reason={refusal}
          onLogOut={() => void logOut()}
          {...(headingRef && { headingRef })}
        />
      </>
    );
  // Logging out and in again, the advice of the screen, does not help when the platform has refused a call.
  const advice = isClientFault(error) ? { message: error.message, isBusy: isBusy(error) } : {};
  return (
    <>
      <title>{isBusy(error) ? 'Too many requests · Platen' : 'Something went wrong · Platen'}</title>
      <ServerErrorScreen {...advice} {...props} onLogOut={() => void logOut()} />
    </>
  );
}
