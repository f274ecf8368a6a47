import type { Configuration } from '@/domain/configuration';
import { isTokenExpired } from './tokenExpiry';

/*
 * The key of the SDK's cache, read directly: the SDK's client does not exist before React renders. A test compares it
 * with the SDK.
 */
const KEPT = '@@auth0spajs@@';

/** The parts of the SDK's stored sign-in that are read here. */
interface CacheEntry {
  body?: { access_token?: string; audience?: string; client_id?: string };
}

/** Returns the SDK's stored token if it is still valid, without calling the identity provider. */
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
    // Denied storage, or another program's data: a sign-in resolves it.
    return undefined;
  }
}
