import { useParams } from 'react-router';
import { UserScreen, type UserPart } from '@/features/users';
import { useApi } from '../api/ApiContext';
import { useRoute } from '../routes/RouteContext';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** One user of the current subscription; the route says which part. */
export function UserPage() {
  const api = useApi();
  const { id = '' } = useParams();
  const { path } = useRoute();
  const { subscription } = useWorkspace();
  if (!subscription) return null;
  return (
    <UserScreen
      api={api}
      subscriptionId={subscription.guid}
      userId={id}
      part={path.split('/').at(-1) as UserPart}
    />
  );
}
