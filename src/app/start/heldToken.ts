import type { Configuration } from '@/domain/configuration';
import { isTokenExpired } from '../session/tokenExpiry';

/* Read as it lies there: the SDK's client, which React makes, is not there yet. A test compares it with the SDK's own cache. */
const KEPT = '@@auth0spajs@@';

/** What the SDK keeps of a sign-in, as far as it is read here. */
interface CacheEntry {
  body?: { access_token?: string; audience?: string; client_id?: string };
}

/** The token the SDK left in the browser, as long as it is good; the identity provider is not asked for another. */
export function heldToken({ clientId, audience }: Configuration['identityProvider']): string | undefined {
  try {
    const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(KEPT));
    const entries = keys.map(
      (key) => JSON.parse(window.localStorage.getItem(key) ?? 'null') as CacheEntry | null,
    );
    const body = entries.find(
      (entry) => entry?.body?.client_id === clientId && entry.body.audience === audience,
    )?.body;
    const token = body?.access_token;
    return token && !isTokenExpired(token, Date.now()) ? token : undefined;
  } catch {
    // A denied storage or something else under that name: signing in sorts it out.
    return undefined;
  }
}
