import { useEffect } from 'react';
import { loadScript } from './loadScript';

/** The first screen goes first: the consent script starts this much later, in milliseconds (section 9). */
const DELAY = 1_000;

/** Loads the cookie-consent script, when the configuration names one and never otherwise. */
export function useCookieConsent(scriptUrl: string | null | undefined): void {
  useEffect(() => {
    if (!scriptUrl) return undefined;
    const timer = setTimeout(() => {
      // Consent that can't be asked for is not given; the console works on without it.
      loadScript(scriptUrl).catch(() => undefined);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [scriptUrl]);
}
