import { Badge } from '@/components/Badge';
import { styled } from '@/components/theme';
import { isProductionHost } from '@/domain/configuration';
import { useStartUp } from '../configuration/ConfigurationContext';

/** On phones the account menu and the switcher need the room. */
const WideOnly = styled('span', { '@mobile': { display: 'none' } });

/** Marks a console that is not the production one, by its host. */
export function NonProductionMark() {
  const { configuration } = useStartUp();
  if (isProductionHost(window.location.host, configuration)) return null;
  return (
    <WideOnly>
      <Badge tone="outline">Non-production</Badge>
    </WideOnly>
  );
}
