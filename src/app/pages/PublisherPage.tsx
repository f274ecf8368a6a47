import { useLocation } from 'react-router';
import { PageHeader } from '@/components/PageHeader';
import { PUBLISHER_PARTS, PublisherScreen } from '@/features/publisher';
import { NoRoleHere } from '@/product/NoRoleHere';
import { ListViews } from '../tables/ListViews';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The publisher of the current environment; the address selects the part. */
export function PublisherPage() {
  const { environmentDetail: environment } = useWorkspace();
  const { pathname, search } = useLocation();
  const [tableState, onTableStateChange] = useTableUrlState();
  if (!environment)
    return (
      <>
        <PageHeader title="Publisher" />
        <NoRoleHere />
      </>
    );
  const asked = new URLSearchParams(search).get('part');
  const part = PUBLISHER_PARTS.find((each) => each === asked) ?? PUBLISHER_PARTS[0];
  return (
    <PublisherScreen
      key={environment.guid}
      hrefOf={(each) => (each === PUBLISHER_PARTS[0] ? pathname : `${pathname}?part=${each}`)}
      views={
        <ListViews
          list={`publisher ${part}`}
          placeId={environment.guid}
          state={tableState}
          onStateChange={onTableStateChange}
        />
      }
      environment={environment}
      part={part}
      tableState={tableState}
      onTableStateChange={onTableStateChange}
    />
  );
}
