import { Outlet } from 'react-router';
import { FailedScreen } from '../errors/FailedScreen';
import { NotFoundPage } from '../errors/NotFoundPage';
import { useSignedInUser } from '../gate/SignedInUserContext';
import { StartingScreen } from '../layouts/StartingScreen';
import { useWorkspaceState } from './useWorkspaceState';
import { WorkspaceContext } from './WorkspaceContext';

/** Everything that needs a subscription and an environment: waits for them, and says so when they can't be had. */
export function WorkspaceGate() {
  const result = useWorkspaceState(useSignedInUser());
  switch (result.state) {
    case 'loading':
      return <StartingScreen />;
    case 'resource_not_found':
      return <NotFoundPage message={result.message} />;
    case 'error':
      return <FailedScreen error={result.error} onRetry={result.retry} />;
    case 'success':
      return (
        <WorkspaceContext value={result.workspace}>
          <Outlet />
        </WorkspaceContext>
      );
  }
}
