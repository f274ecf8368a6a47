import { CONSOLE_CLIENT_ID, apiAudience } from '../identity/createProvider';
import type { Settings } from '../settings';
import type { ServedConfiguration } from './ServedConfiguration';

/**
 * Builds the configuration of a console that this platform serves: from the settings, so that a new port or address
 * needs no rebuild, and from the trial environment, overridden by `CONSOLE_CONFIGURATION`. Other web servers serve a
 * `config.json` file instead.
 */
export function consoleConfiguration(settings: Settings, trialEnvironment = ''): ServedConfiguration {
  return {
    PLATFORM_API_URL: settings.publicUrl,
    TRIAL_ENVIRONMENT: trialEnvironment,
    chatApplicationId: '',
    cookieConsentScriptUrl: '',
    studioCdnBaseUrl: '',
    devAPIUrl: '',
    identityProvider: {
      domain: `${settings.publicUrl}/identity`,
      clientId: CONSOLE_CLIENT_ID,
      audience: apiAudience(settings),
      scope: 'openid profile offline_access',
    },
    connectorMarketplace: { blobContainer: '', storageAccount: '' },
    featureFlagsEnabled: false,
    productionDomain: '',
    uatDomain: '',
    environmentApiOrigins: [],
    pictureOrigins: [],
    ...settings.consoleConfiguration,
  };
}
