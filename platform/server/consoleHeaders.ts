import { COMMON_HEADERS } from '../http/securityHeaders';
import { contentSecurityPolicy, type ConfiguredAddresses } from './contentSecurityPolicy';

/**
 * Headers of the console's page and files, by lower-case name. The sign-in popup has to reach its opener, so the page
 * keeps access to windows it opens.
 */
export function consoleHeaders(configuration: ConfiguredAddresses): Record<string, string> {
  return {
    ...COMMON_HEADERS,
    'content-security-policy': contentSecurityPolicy(configuration),
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  };
}
