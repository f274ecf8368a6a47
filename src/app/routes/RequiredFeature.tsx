import type { ReactNode } from 'react';
import type { FeatureFlagName } from '@/domain/flags';
import { useStartUp } from '../configuration/ConfigurationContext';
import { NotFoundPage } from '../errors/NotFoundPage';

interface RequiredFeatureProps {
  /** The flag without which there is no such page; `undefined` for a page there always is. */
  name: FeatureFlagName | undefined;
  children: ReactNode;
}

/** A page that is there only with its feature. */
export function RequiredFeature({ name, children }: RequiredFeatureProps) {
  const { featureFlags } = useStartUp();
  return name === undefined || featureFlags[name] ? children : <NotFoundPage fullPage={false} />;
}
