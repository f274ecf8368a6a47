import type { StartUp } from '@/app/configuration/loadConfiguration';
import { parseFeatureFlags } from '@/domain/configuration';

/** What studio screens show as shipped; everything else is off. */
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

/** What the console is started with in a story: nothing of a third party, and the platform at the page's own origin. */
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
