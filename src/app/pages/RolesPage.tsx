import { useSearchParams } from 'react-router';
import { subscriptionLabel } from '@/domain/workspace';
import { RolesScreen, type RolesView } from '@/features/roles';
import { ListViews } from '../tables/ListViews';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { roleTargets } from './accessTargets';

/** The roles, with the pages and actions each allows on its own; the query selects the environment. */
export function RolesPage() {
  const { environment, subscription } = useWorkspace();
  const [query, setQuery] = useSearchParams();
  const [tableState, onTableStateChange] = useTableUrlState();
  if (!subscription) return null;
  const own = subscription.isGraFxPricebook ? 'grafx' : 'classic';
  const asked = query.get('price-book');
  const view: RolesView = {
    environmentId: query.get('environment') ?? environment?.guid ?? '',
    priceBook: asked === 'grafx' || asked === 'classic' ? asked : own,
    people: query.get('people') ?? '',
  };
  const onViewChange = ({ environmentId, priceBook, people }: RolesView) =>
    setQuery((previous) => {
      previous.set('environment', environmentId);
      if (priceBook === own) previous.delete('price-book');
      else previous.set('price-book', priceBook);
      if (people) previous.set('people', people);
      else previous.delete('people');
      return previous;
    });
  return (
    <RolesScreen
      subscriptionId={subscription.guid}
      subscriptionName={subscriptionLabel(subscription)}
      targets={roleTargets}
      views={
        <ListViews
          list="roles"
          placeId={subscription.guid}
          state={tableState}
          onStateChange={onTableStateChange}
        />
      }
      view={view}
      onViewChange={onViewChange}
      tableState={tableState}
      onTableStateChange={onTableStateChange}
    />
  );
}
