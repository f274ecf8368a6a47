import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TokenCache } from '@/app/session/TokenCache';

const KEY = '@@auth0spajs@@::client::audience::openid';
const entry = (refreshToken: string, accessToken?: string) => ({
  body: { refresh_token: refreshToken, ...(accessToken && { access_token: accessToken }) },
  expiresAt: 1,
});

beforeEach(() => localStorage.clear());

describe('the cache of tokens', () => {
  it('keeps an entry in local storage', () => {
    new TokenCache().set(KEY, entry('new', 'access'));
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject(entry('new', 'access'));
  });

  it('does not replace a new entry with an older one', async () => {
    const [one, other] = [new TokenCache(), new TokenCache()];
    one.set(KEY, entry('new', 'access'));
    other.set(KEY, entry('used'));
    expect(await one.get(KEY)).toMatchObject(entry('new', 'access'));
  });

  it('keeps the user entry, which has no expiry', async () => {
    const identity = { id_token: 'id', decodedToken: { user: { sub: '1' } } };
    new TokenCache().set('@@auth0spajs@@::client::@@user@@', identity);
    expect(await new TokenCache().get('@@auth0spajs@@::client::@@user@@')).toEqual(identity);
  });

  describe('of several tabs', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    /** Renews in another tab, whose write has not arrived yet. @returns a function that delivers it */
    function renewElsewhere(): () => void {
      const before = localStorage.getItem(KEY) ?? '';
      new TokenCache().set(KEY, entry('new', 'access of another tab'));
      const after = localStorage.getItem(KEY) ?? '';
      localStorage.setItem(KEY, before);
      return () => {
        localStorage.setItem(KEY, after);
        window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: after }));
      };
    }

    it('waits for another tab’s entry when the refresh token here is used', async () => {
      const cache = new TokenCache();
      cache.set(KEY, entry('used', 'access'));
      const arrive = renewElsewhere();
      const read = vi.fn();
      const reading = cache.get(KEY).then(read);
      await vi.advanceTimersByTimeAsync(900);
      expect(read).not.toHaveBeenCalled();
      arrive();
      await reading;
      expect(read).toHaveBeenCalledWith(expect.objectContaining(entry('new', 'access of another tab')));
    });

    it('uses its own entry after a second, and does not wait for it again', async () => {
      const cache = new TokenCache();
      cache.set(KEY, entry('used', 'access'));
      renewElsewhere();
      const reading = cache.get(KEY);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await reading).toMatchObject(entry('used', 'access'));
      expect(await cache.get(KEY)).toMatchObject(entry('used', 'access'));
    });
  });
});
