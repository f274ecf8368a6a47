import { type Cacheable, LocalStorageCache } from '@auth0/auth0-react';

/** An entry of the cache, with what tells it from the one before. */
interface Entry {
  body?: { access_token?: string };
  version?: string;
}

/** How long what another tab has written may take to arrive here, in milliseconds. */
const PATIENCE = 1_000;

/**
 * The SDK's cache in local storage, but for two things.
 *
 * Of an entry whose access token has ended the SDK writes back what is left of what it has read, and does so outside its lock: a
 * busy tab may have read it before another tab put a new entry in its place, and would bring a refresh token back that has been
 * used. So what is left is not written.
 *
 * What one tab writes into local storage arrives in others some time later, and the lock can be there before. Cookies are
 * the same in all tabs at once, so one names the newest entry, and who finds an older one waits for it: its refresh
 * token has been used.
 */
export class TokenCache extends LocalStorageCache {
  /** What did not arrive in time once is not waited for again. */
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

/** Resolves once another tab’s entry is here, or has not come in time. */
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
