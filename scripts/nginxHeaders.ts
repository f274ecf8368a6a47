import type { ConfiguredAddresses } from '../platform/server/contentSecurityPolicy';
import { consoleHeaders } from '../platform/server/consoleHeaders';

/** Returns the console's security headers for this configuration, as lines of nginx directives. */
export function nginxHeaders(configuration: ConfiguredAddresses): string {
  return Object.entries(consoleHeaders(configuration))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
    .join('');
}
