import { useParams } from 'react-router';
import { refusalOfAction } from '@/domain/access';
import { pathTo } from '@/domain/paths';
import { BrandKitScreen } from '@/features/brand-kits';
import { useStartUp } from '../configuration/ConfigurationContext';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The brand kit of the address. */
export function BrandKitPage() {
  const { featureFlags } = useStartUp();
  const { access, environmentDetail: environment } = useWorkspace();
  const { brandKitId = '' } = useParams();
  if (!environment) return null;
  return (
    <BrandKitScreen
      key={`${environment.guid} ${brandKitId}`}
      withheld={refusalOfAction('brand-kit.edit', access)?.detail}
      hasStroke={featureFlags.brandKitTextStrokeEnabled}
      allHref={pathTo('brand-kits', { environmentId: environment.guid })}
      environment={environment}
      brandKitId={brandKitId}
    />
  );
}
