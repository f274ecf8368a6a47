import { ACTION_THREAD_POLICY } from '@/domain/configuration';
import type { ServedConfiguration } from './ServedConfiguration';

/** The parts of a start-up configuration that name where the console gets something from. */
export type ConfiguredAddresses = Pick<
  ServedConfiguration,
  'PLATFORM_API_URL' | 'chatApplicationId' | 'cookieConsentScriptUrl'
> & { identityProvider: Pick<ServedConfiguration['identityProvider'], 'domain'> } & Partial<
    Pick<ServedConfiguration, 'environmentApiOrigins' | 'pictureOrigins' | 'studioCdnBaseUrl'>
  >;

/**
 * The Content-Security-Policy of the console: what it loads comes from its own origin, and it calls and frames only
 * what the configuration names. Neither inline nor eval script runs; compiling WebAssembly is allowed, for inks are
 * converted by it. Without third-party scripts, text can't be made script either (Trusted Types), but for the address of one thread; those of a chat or of
 * a cookie consent are not ours to hold to that.
 */
export function contentSecurityPolicy(configuration: ConfiguredAddresses): string {
  const { chatApplicationId, cookieConsentScriptUrl, identityProvider } = configuration;
  const scripts = [chatApplicationId, cookieConsentScriptUrl].filter(isGiven);
  const thirdParties = originsOf(scripts);
  const platform = originsOf([configuration.PLATFORM_API_URL]);
  const identity = originsOf([withScheme(identityProvider.domain)]);
  const environments = originsOf(configuration.environmentApiOrigins ?? []);
  const studios = originsOf([configuration.studioCdnBaseUrl ?? '']);
  const pictures = originsOf(configuration.pictureOrigins ?? []);
  const directives: Record<string, string[]> = {
    'default-src': [`'none'`],
    'script-src': [`'self'`, `'wasm-unsafe-eval'`, ...thirdParties],
    // Radix writes one style element that stops the page behind a dialog from scrolling; its text depends on the width
    // of the scroll bar. Everything else goes through the CSSOM, which no policy holds back.
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
      // The one address the console makes a script of: the thread that actions of documents run in.
      'trusted-types': [ACTION_THREAD_POLICY],
    }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function isGiven(text: string | null | undefined): text is string {
  return typeof text === 'string' && text !== '';
}

/** The identity SDK takes a bare host for one reached by https. */
function withScheme(domain: string): string {
  return /^https?:\/\//.test(domain) ? domain : `https://${domain}`;
}

/** Origins of the absolute addresses, each once; a path on the console's own origin needs no other. */
function originsOf(addresses: readonly string[]): string[] {
  return unique(
    addresses.filter((address) => /^https?:\/\//.test(address)).map((address) => new URL(address).origin),
  );
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
