import { Badge } from '@/components/Badge';
import { isProductionHost } from '@/domain/configuration';
import { useStartUp } from '../configuration/ConfigurationContext';

/** Says that this console is not the production one, by its host. */
export function NonProductionMark() {
  const { configuration } = useStartUp();
  if (isProductionHost(window.location.host, configuration)) return null;
  return <Badge tone="outline">Non-production</Badge>;
}
