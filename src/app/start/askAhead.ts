import type { Configuration } from '@/domain/configuration';
import { heldToken } from './heldToken';
import { askEarly } from './earlyAnswers';

/**
 * Asks, while the console's own code is still on its way, for what `readAhead` will ask for first: who the user is and
 * what they may, with the token the SDK left in the browser. What follows from the answers is the console's to decide, and
 * whatever is out of order here is left to it: it asks for itself what it finds no answer to.
 */
async function askAhead(): Promise<void> {
  const file = await askEarly(new URL('/config.json', window.location.href).href);
  const { PLATFORM_API_URL, identityProvider } = (await file.json()) as Configuration;
  const token = heldToken(identityProvider);
  if (!token) return;
  for (const path of ['/users/me', '/users/me/permissions'])
    void askEarly(
      new URL(`${PLATFORM_API_URL.replace(/\/+$/, '')}/api/v1${path}`, window.location.href).href,
      token,
    ).catch(() => undefined);
}

void askAhead().catch(() => undefined);
