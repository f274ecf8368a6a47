import { beforeEach, describe, expect, it } from 'vitest';
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
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(entry('new', 'access'));
  });

  it('does not take the place of a new entry with what is left of an old one', () => {
    const [one, other] = [new TokenCache(), new TokenCache()];
    one.set(KEY, entry('new', 'access'));
    other.set(KEY, entry('used'));
    expect(one.get(KEY)).toEqual(entry('new', 'access'));
  });

  it('keeps who is signed in, which has no token to end', () => {
    const identity = { id_token: 'id', decodedToken: { user: { sub: '1' } } };
    new TokenCache().set('@@auth0spajs@@::client::@@user@@', identity);
    expect(new TokenCache().get('@@auth0spajs@@::client::@@user@@')).toEqual(identity);
  });
});
