import type { ReactNode } from 'react';
import type { FeatureFlagName } from '@/domain/flags';
import { useStartUp } from '../configuration/ConfigurationContext';
import { NotFoundPage } from '../errors/NotFoundPage';

interface RequiredFeatureProps {
  /** The feature flag of the page; `undefined` for a page without one. */
  name: FeatureFlagName | undefined;
  children: ReactNode;
}

/** Shows a page only with its feature. */
export function RequiredFeature({ name, children }: RequiredFeatureProps) {
  const { featureFlags } = useStartUp();
  return name === undefined || featureFlags[name] ? children : <NotFoundPage fullPage={false} />;
}
