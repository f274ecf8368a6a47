import { screenOnDemand } from '../errors/screenOnDemand';
import { PageFallback } from '../layouts/PageFallback';

/** An editor from the configured studio address; loaded only if there is one. */
export const ConfiguredStudio = screenOnDemand(
  async () => (await import('./ConfiguredStudio')).ConfiguredStudio,
  { waiting: <PageFallback /> },
);
