import { Outlet } from 'react-router';
import { FailedScreen } from '../errors/FailedScreen';
import { NotFoundPage } from '../errors/NotFoundPage';
import { useSignedInUser } from './SignedInUserContext';
import { StartingScreen } from '../layouts/StartingScreen';
import { useWorkspaceState } from '../workspace/useWorkspaceState';
import { WorkspaceContext } from '../workspace/WorkspaceContext';

/** Waits for the subscription and environment that its pages need, and shows a failure to load them. */
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
