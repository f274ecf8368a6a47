import type { StartUp } from '@/app/configuration/loadConfiguration';
import { parseFeatureFlags } from '@/domain/configuration';

const featureFlags = parseFeatureFlags({ brandKitsEnabled: true });
if (!featureFlags.ok) throw new Error('Without a flag in them, the feature flags can be read.');

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
