import { useSearchParams } from 'react-router';
import { deriveAccess, isAllowed, SETTINGS } from '@/domain/access';
import { CompareScreen } from '@/features/compare';
import { ListViews } from '../tables/ListViews';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** Query parameter for the environment to compare with. */
const OTHER = 'with';

/** Compares the current environment with another. */
export function ComparePage() {
  const { access, environments, environmentDetail: environment } = useWorkspace();
  const [query, setQuery] = useSearchParams();
  const [tableState, onTableStateChange] = useTableUrlState();
  if (!environment) return null;
  const others = environments.filter(
    ({ guid }) =>
      guid !== environment.guid &&
      isAllowed(SETTINGS, deriveAccess(access.permissions, { ...access.facts, environmentId: guid })),
  );
  return (
    <CompareScreen
      key={environment.guid}
      subscriptionId={environment.subscriptionId}
      otherId={query.get(OTHER) ?? ''}
      onOtherIdChange={(id) =>
        setQuery((previous) => {
          previous.set(OTHER, id);
          return previous;
        })
      }
      views={
        <ListViews
          list="compare"
          placeId={environment.guid}
          state={tableState}
          onStateChange={onTableStateChange}
        />
      }
      environment={environment}
      others={others}
      tableState={tableState}
      onTableStateChange={onTableStateChange}
    />
  );
}
