import { CONSOLE_CLIENT_ID, apiAudience } from '../identity/createProvider';
import type { Settings } from '../settings';

/**
 * The start-up configuration of a console served by this platform. It is made per request from the settings, so that
 * a changed port or address needs no rebuild; another web server serves a `config.json` file instead.
 */
export function consoleConfiguration(settings: Settings): Record<string, unknown> {
  return {
    PLATFORM_API_URL: settings.publicUrl,
    TRIAL_ENVIRONMENT: '',
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
  };
}
