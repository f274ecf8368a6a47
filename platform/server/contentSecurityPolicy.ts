import { ACTION_THREAD_POLICY, DRAWING_THREAD_POLICY, TABLE_THREAD_POLICY } from '@/domain/configuration';
import type { ServedConfiguration } from './ServedConfiguration';

/** The entries of a configuration that name origins the console loads from. */
export type ConfiguredAddresses = Pick<
  ServedConfiguration,
  'PLATFORM_API_URL' | 'chatApplicationId' | 'cookieConsentScriptUrl'
> & { identityProvider: Pick<ServedConfiguration['identityProvider'], 'domain'> } & Partial<
    Pick<ServedConfiguration, 'environmentApiOrigins' | 'pictureOrigins' | 'studioCdnBaseUrl'>
  >;

/**
 * Builds the console's Content-Security-Policy: it loads from its own origin, and calls and frames only configured
 * ones. No inline or eval script runs; WebAssembly may compile, for converting inks. Without third-party scripts,
 * Trusted Types also block text as script, except the addresses of threads; scripts of a chat or a cookie consent could
 * not comply.
 */
export function contentSecurityPolicy(configuration: ConfiguredAddresses): string {
  const { chatApplicationId, cookieConsentScriptUrl, identityProvider } = configuration;
  const scripts = [chatApplicationId, cookieConsentScriptUrl].filter(isGiven);
  const thirdParties = originsOf(scripts);
  const platform = originsOf([configuration.PLATFORM_API_URL]);
  const identity = originsOf([addScheme(identityProvider.domain)]);
  const environments = originsOf(configuration.environmentApiOrigins ?? []);
  const studios = originsOf([configuration.studioCdnBaseUrl ?? '']);
  const pictures = originsOf(configuration.pictureOrigins ?? []);
  const directives: Record<string, string[]> = {
    'default-src': [`'none'`],
    'script-src': [`'self'`, `'wasm-unsafe-eval'`, ...thirdParties],
    // Radix writes one style element that stops the page behind a dialog from scrolling; its text depends on the width
    // of the scroll bar. Everything else uses the CSSOM, which no policy restricts.
    'style-src': [`'self'`, `'unsafe-inline'`, ...thirdParties],
    'style-src-attr': [`'none'`],
    'img-src': [
      ...[`'self'`, 'data:', 'blob:'],
      ...unique([...platform, ...environments, ...pictures, ...thirdParties]),
    ],
    'font-src': [`'self'`, ...thirdParties],
    'media-src': [`'self'`, 'blob:', ...environments],
    'connect-src': [`'self'`, ...unique([...platform, ...identity, ...environments, ...thirdParties])],
    'frame-src': [`'self'`, ...unique([...identity, ...studios, ...thirdParties])],
    'form-action': [`'self'`],
    'base-uri': [`'none'`],
    'frame-ancestors': [`'none'`],
    ...(scripts.length === 0 && {
      'require-trusted-types-for': [`'script'`],
      // Addresses that the console uses as scripts: threads for document actions, files with values, and drawings.
      'trusted-types': [ACTION_THREAD_POLICY, TABLE_THREAD_POLICY, DRAWING_THREAD_POLICY],
    }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function isGiven(text: string | null | undefined): text is string {
  return typeof text === 'string' && text !== '';
}

/** The identity SDK treats a bare host as an https address. */
function addScheme(domain: string): string {
  return /^https?:\/\//.test(domain) ? domain : `https://${domain}`;
}

/** Returns the distinct origins of absolute addresses; a path is on the console's own origin. */
function originsOf(addresses: readonly string[]): string[] {
  return unique(
    addresses.filter((address) => /^https?:\/\//.test(address)).map((address) => new URL(address).origin),
  );
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
