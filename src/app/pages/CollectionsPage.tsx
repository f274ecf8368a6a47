import { useLocation } from 'react-router';
import { refusalOfAction } from '@/domain/access';
import { COLLECTION_SORTS } from '@/domain/collections';
import { CollectionScreen, CollectionsScreen } from '@/features/collections';
import { ListViews } from '../tables/ListViews';
import { useListUrlState } from '../tables/useListUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The collections of the current environment, or the one of the address. */
export function CollectionsPage() {
  const { access, environmentDetail: environment } = useWorkspace();
  const { pathname, search: query } = useLocation();
  const { view, onViewChange, state, onStateChange } = useListUrlState(COLLECTION_SORTS, {
    by: 'name',
    direction: 'asc',
  });
  if (!environment) return null;
  const withheld = refusalOfAction('collection.edit', access)?.detail;
  const collectionId = new URLSearchParams(query).get('collection');
  if (collectionId !== null)
    return (
      <CollectionScreen
        key={`${environment.guid} ${collectionId}`}
        allHref={pathname}
        environment={environment}
        collectionId={collectionId}
        withheld={withheld}
      />
    );
  return (
    <CollectionsScreen
      key={environment.guid}
      hrefOf={(id) => `${pathname}?collection=${encodeURIComponent(id)}`}
      views={
        <ListViews
          list="collections"
          placeId={environment.guid}
          state={state}
          onStateChange={onStateChange}
        />
      }
      environment={environment}
      view={view}
      onViewChange={onViewChange}
      withheld={withheld}
    />
  );
}
