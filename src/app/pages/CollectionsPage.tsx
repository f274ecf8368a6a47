import { useLocation } from 'react-router';
import { refusalOfAction } from '@/domain/access';
import { COLLECTION_SORTS } from '@/domain/collection';
import { CollectionScreen, CollectionsScreen, type CollectionsView } from '@/features/collections';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The collections of the current environment, or the one the address names. */
export function CollectionsPage() {
  const { access, environmentDetail: environment } = useWorkspace();
  const { pathname, search: query } = useLocation();
  const [state, onStateChange] = useTableUrlState();
  if (!environment) return null;
  const withheld = refusalOfAction('collection.edit', access)?.detail;
  const collectionId = new URLSearchParams(query).get('collection');
  if (collectionId !== null)
    return (
      <CollectionScreen
        key={`${environment.guid} ${collectionId}`}
        allHref={pathname}
        {...{ environment, collectionId, withheld }}
      />
    );
  const by = COLLECTION_SORTS.find((each) => each === state.sort?.column);
  const view: CollectionsView = {
    search: state.search,
    sort: { by: by ?? 'name', direction: (by && state.sort?.direction) ?? 'asc' },
  };
  return (
    <CollectionsScreen
      key={environment.guid}
      hrefOf={(id) => `${pathname}?collection=${encodeURIComponent(id)}`}
      onViewChange={({ search, sort }) =>
        onStateChange({ ...state, search, sort: { column: sort.by, direction: sort.direction } })
      }
      {...{ environment, view, withheld }}
    />
  );
}
