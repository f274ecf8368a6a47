import { useRouteError } from 'react-router';
import { FailedScreen } from './FailedScreen';

/** A page whose code could not be had, or what every page stands in. Another version may have it, so all is reloaded. */
export function RouteErrorScreen({ fullPage }: { fullPage: boolean }) {
  return (
    <FailedScreen error={useRouteError()} onRetry={() => window.location.reload()} fullPage={fullPage} />
  );
}
