import { useNavigate, useParams, useSearchParams } from 'react-router';
import { GroupScreen } from '@/features/groups';
import { pathTo } from '@/domain/paths';
import { useApi } from '../api/ApiContext';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { useDone } from './useDone';

/** One user group of the current subscription; the query says which part. */
export function GroupPage() {
  const api = useApi();
  const { id: groupId = '' } = useParams();
  const [query] = useSearchParams();
  const { subscription } = useWorkspace();
  const [tableState, onTableStateChange] = useTableUrlState();
  const navigate = useNavigate();
  const onDone = useDone();
  if (!subscription) return null;
  return (
    <GroupScreen
      key={`${subscription.guid} ${groupId}`}
      subscriptionId={subscription.guid}
      part={query.get('tab') === 'access' ? 'access' : 'members'}
      onGone={() => void navigate(pathTo('groups'))}
      {...{ api, groupId, tableState, onTableStateChange, onDone }}
    />
  );
}
