import type { ConfiguredAddresses } from '../platform/server/contentSecurityPolicy';
import { consoleHeaders } from '../platform/server/consoleHeaders';

/** The console's security headers for this configuration, a directive of nginx a line. */
export function nginxHeaders(configuration: ConfiguredAddresses): string {
  return Object.entries(consoleHeaders(configuration))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
    .join('');
}
