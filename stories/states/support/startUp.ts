import type { StartUp } from '@/app/configuration/loadConfiguration';
import { parseFeatureFlags } from '@/domain/configuration';

/** Flags of the studio screens as shipped; all others are off. */
const featureFlags = parseFeatureFlags({
  brandKitsEnabled: true,
  outputLimitFileSizeEnabled: true,
  pdfErrorSettingsFailOnEnabled: true,
  formBuilderEnabled: true,
  imageBatchOutputSettingsEnabled: true,
  animationBatchOutputSettingsEnabled: true,
  backendTemplateImportEnabled: true,
});
if (!featureFlags.ok) throw new Error('The feature flags of stories can be read.');

/** Start-up configuration of the console in a story: no third parties, and the platform on the page's origin. */
export const START_UP: StartUp = {
  configuration: {
    PLATFORM_API_URL: '/',
    TRIAL_ENVIRONMENT: '',
    studioCdnBaseUrl: '',
    devAPIUrl: '',
    identityProvider: { domain: 'identity.demo.test', clientId: 'stories', audience: '', scope: '' },
    connectorMarketplace: { blobContainer: '', storageAccount: '' },
    featureFlagsEnabled: false,
    productionDomain: window.location.hostname,
    uatDomain: '',
  },
  featureFlags: featureFlags.value,
};
