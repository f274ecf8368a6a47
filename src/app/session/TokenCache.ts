import { type Cacheable, LocalStorageCache } from '@auth0/auth0-react';

/**
 * The SDK's cache in local storage, but for one thing. Of an entry whose access token has ended the SDK writes back what
 * is left of what it has read, and does so outside its lock: a busy tab may have read it before another tab put a new
 * entry in its place, and would bring a refresh token back that has been used. So what is left is not written.
 */
export class TokenCache extends LocalStorageCache {
  override set<Entry = Cacheable>(key: string, entry: Entry): void {
    const { body } = entry as { body?: { access_token?: string } };
    if (!body || body.access_token) super.set(key, entry);
  }
}
