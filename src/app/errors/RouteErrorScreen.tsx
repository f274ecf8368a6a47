import { useRouteError } from 'react-router';
import { FailedScreen } from './FailedScreen';

/**
 * The error screen for a page whose code failed to load, or for its frame. Reloads everything, as a new version may
 * have it.
 */
export function RouteErrorScreen({ fullPage }: { fullPage: boolean }) {
  return (
    <FailedScreen error={useRouteError()} onRetry={() => window.location.reload()} fullPage={fullPage} />
  );
}
