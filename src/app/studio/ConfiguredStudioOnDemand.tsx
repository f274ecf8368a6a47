import { screenOnDemand } from '../errors/screenOnDemand';
import { PageFallback } from '../layouts/PageFallback';

/** An editor from where the configuration says studios are; its code is wanted only where it says so. */
export const ConfiguredStudio = screenOnDemand(
  async () => (await import('./ConfiguredStudio')).ConfiguredStudio,
  { waiting: <PageFallback /> },
);
