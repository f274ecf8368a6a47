import { CONSOLE_CLIENT_ID, apiAudience } from '../identity/createProvider';
import type { Settings } from '../settings';
import type { ServedConfiguration } from './ServedConfiguration';

/**
 * The start-up configuration of a console served by this platform: made from the settings, so that a changed port or
 * address needs no rebuild, and the trial environment there is, with the keys of `CONSOLE_CONFIGURATION` in place of
 * its own. Another web server serves a `config.json` file instead.
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
