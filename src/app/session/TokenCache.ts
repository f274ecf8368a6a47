import { type Cacheable, LocalStorageCache } from '@auth0/auth0-react';

/** An entry of the cache, with a mark that distinguishes it from the previous one. */
interface Entry {
  body?: { access_token?: string };
  version?: string;
}

/** Milliseconds to wait for a write of another tab. */
const PATIENCE = 1_000;

/**
 * The SDK's cache in local storage, with two corrections.
 *
 * After an access token expires, the SDK writes the rest of the entry back, outside its lock. A busy tab may have read
 * that entry before another tab replaced it, and would restore a used refresh token. So this rest is not written.
 *
 * Writes to local storage reach other tabs late, possibly after the lock. Cookies reach all tabs at once, so one
 * identifies the newest entry. A tab with an older entry waits for it, as its refresh token is used.
 */
export class TokenCache extends LocalStorageCache {
  /** The version that did not arrive in time, which is not waited for again. */
  #missed: string | undefined;

  override set<Kept = Cacheable>(key: string, entry: Kept): void {
    const { body } = entry as Entry;
    if (!body) return super.set(key, entry);
    if (!body.access_token) return;
    const version = crypto.randomUUID();
    super.set(key, { ...entry, version });
    document.cookie = `${cookieName()}=${version}; path=/; samesite=strict`;
  }

  override async get<Kept = Cacheable>(key: string): Promise<Kept | undefined> {
    const entry = await super.get<Kept>(key);
    const newest = newestVersion();
    if (newest === undefined || newest === this.#missed || !isOlder(entry, newest)) return entry;
    await arrivalOf(newest);
    const arrived = await super.get<Kept>(key);
    if (isOlder(arrived, newest)) this.#missed = newest;
    return arrived;
  }
}

/** Resolves when another tab's entry arrives, or after the time limit. */
function arrivalOf(version: string): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('storage', look);
      resolve();
    };
    const look = ({ newValue }: StorageEvent) => {
      if (newValue?.includes(version)) end();
    };
    const timer = setTimeout(end, PATIENCE);
    window.addEventListener('storage', look);
  });
}

/** Consoles on other ports of a host share its cookies. */
const cookieName = () => `platen_tokens_${window.location.port}`;

function newestVersion(): string | undefined {
  const start = `${cookieName()}=`;
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}

function isOlder(entry: unknown, newest: string): boolean {
  const { body, version } = (entry ?? {}) as Entry;
  return body?.access_token !== undefined && version !== newest;
}
