import { useParams } from 'react-router';
import { AreaOverviewScreen } from '@/features/area-overview';
import { useStartUp } from '../configuration/ConfigurationContext';
import { buildNavigation } from '../navigation/buildNavigation';
import { useRoute } from '../routes/RouteContext';
import { routesWith } from '../routes/routeTable';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** An area of the current environment. */
export function AreaPage() {
  const { id, title } = useRoute();
  const { environmentId } = useParams();
  const { access, environmentDetail } = useWorkspace();
  const { featureFlags } = useStartUp();
  const places = buildNavigation(routesWith(featureFlags), {
    ...{ layout: 'environment', access, environmentId },
  }).flatMap((item) => (item.menu.length > 0 ? item.menu.flatMap((group) => group.items) : [item]));
  return <AreaOverviewScreen routeId={id} title={title} environment={environmentDetail} places={places} />;
}
