import { useEffect } from 'react';
import { loadScript } from './loadScript';

/** Delay of the consent script in milliseconds, in favour of the first screen (section 9). */
const DELAY = 1_000;

/** Loads the cookie-consent script if one is configured. */
export function useCookieConsent(scriptUrl: string | null | undefined): void {
  useEffect(() => {
    if (!scriptUrl) return undefined;
    const timer = setTimeout(() => {
      // Without the script there is no consent, and the console works without it.
      loadScript(scriptUrl).catch(() => undefined);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [scriptUrl]);
}
