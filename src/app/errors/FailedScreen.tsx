import { FetchError, isBusy, isClientFault, refusalIn } from '@/api/http';
import { OfflineScreen } from '@/components/OfflineScreen';
import { ServerErrorScreen, type ServerErrorScreenProps } from '@/components/ServerErrorScreen';
import { UnauthorizedScreen } from '@/components/UnauthorizedScreen';
import { useSession } from '../session/SessionContext';
import { useReconnect } from './useReconnect';

interface FailedScreenProps extends Omit<ServerErrorScreenProps, 'onLogOut'> {
  /** Loads the page when the browser is online again. @default the retry action */
  onReconnect?: () => unknown;
}

/**
 * The general error screen within a session. A network failure is retried when the network returns; offline, the screen
 * shows that instead of a logout. A refused call (403) shows the unauthorized screen with the platform's reason.
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
  // The default advice, logging out and in, does not help after a refusal by the platform.
  const advice = isClientFault(error) ? { message: error.message, isBusy: isBusy(error) } : {};
  return (
    <>
      <title>{isBusy(error) ? 'Too many requests · Platen' : 'Something went wrong · Platen'}</title>
      <ServerErrorScreen {...advice} {...props} onLogOut={() => void logOut()} />
    </>
  );
}
