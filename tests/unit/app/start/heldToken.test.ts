import { LocalStorageCache } from '@auth0/auth0-react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heldToken } from '@/app/session/heldToken';
import { isCancelled, isInvalidGrant } from '@/app/session/identityErrors';
import { identityError } from '@/api/http';
import { tokenExpiry, tokenSubject } from '@/app/session/tokenExpiry';
import { tokenOf, tokenWith } from '../session/sessionOfSdk';

const IDENTITY = { domain: 'identity.test', clientId: 'console', audience: 'api', scope: 'openid' };
const good = tokenOf('me');

function keep(key: string, value: unknown): void {
  localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
}
const entry = (body: object = {}) => ({
  body: { client_id: 'console', audience: 'api', access_token: good, ...body },
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the stored token', () => {
  it('is found among other entries of the storage', () => {
    keep('subscription', 'not JSON');
    keep('@@auth0spajs@@::other', entry({ client_id: 'other', access_token: 'other client' }));
    keep('@@auth0spajs@@::audience', entry({ audience: 'other', access_token: 'other audience' }));
    keep('@@auth0spajs@@::user', { id_token: 'x' });
    keep('@@auth0spajs@@::nothing', 'null');
    keep('@@auth0spajs@@::own', entry());
    expect(heldToken(IDENTITY)).toBe(good);
  });

  it.each([
    ['nothing is kept', undefined],
    ['it has ended', entry({ access_token: tokenOf('me', -1) })],
    ['it was taken out', entry({ access_token: undefined })],
    ['it is none', entry({ access_token: 'text' })],
    ['what is kept can’t be read', '{'],
  ])('is none where %s', (_, kept) => {
    if (kept !== undefined) keep('@@auth0spajs@@::own', kept);
    expect(heldToken(IDENTITY)).toBeUndefined();
  });

  it('is found at the SDK’s key', () => {
    const cache = new LocalStorageCache();
    cache.set('@@auth0spajs@@::console::api::openid', entry() as never);
    expect(cache.allKeys()).toHaveLength(1);
    expect(heldToken(IDENTITY)).toBe(good);
  });

  it('is not found under a foreign key', () => {
    keep('other::@@auth0spajs@@', entry());
    expect(heldToken(IDENTITY)).toBeUndefined();
  });

  it('is missing when the storage is denied', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    keep('@@auth0spajs@@::own', entry());
    expect(heldToken(IDENTITY)).toBeUndefined();
  });
});

describe('the claims of a token', () => {
  it('are decoded from base64url with non-ASCII letters', () => {
    // The text of these claims needs both letters in which base64url differs from base64.
    const bytes = new TextEncoder().encode(JSON.stringify({ sub: 'ÿ?ÿ>~~ü', exp: 5 }));
    const base64 = btoa(String.fromCharCode(...bytes));
    const payload = base64.replaceAll('+', '-').replaceAll('/', '_');
    expect(base64).toMatch(/\+.*\/|\/.*\+/);
    expect(tokenSubject(`a.${payload}.b`)).toBe('ÿ?ÿ>~~ü');
    expect(tokenExpiry(`a.${payload}.b`)).toBe(5000);
  });

  it('have no expiry when exp is not a number', () => {
    expect(tokenExpiry(tokenWith({ exp: '5' }))).toBeUndefined();
  });

  it.each([
    ['a.b', 'A JWT has three parts.'],
    ['a..c', 'A JWT has three parts.'],
    [`a.${btoa('null')}.c`, 'The claims of a JWT are an object.'],
    [`a.${btoa('1')}.c`, 'The claims of a JWT are an object.'],
  ])('of %s are none, and why is told', (text, why) => {
    let thrown: unknown;
    try {
      tokenSubject(text);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ message: 'Invalid token format. Expects JWT', cause: { message: why } });
  });
});

describe('an error of the identity client', () => {
  const withCode = (error: unknown) => Object.assign(new Error('text'), { error });

  it('is distinguished by its code', () => {
    expect(isInvalidGrant(withCode('invalid_grant'))).toBe(true);
    expect(isInvalidGrant(withCode('cancelled'))).toBe(false);
    expect(isCancelled(withCode('cancelled'))).toBe(true);
    expect(isCancelled(withCode('invalid_grant'))).toBe(false);
  });

  it.each([new Error('cancelled'), { error: 'cancelled' }, 'cancelled', undefined, null])(
    'is none without one: %o',
    (error) => {
      expect(isCancelled(error)).toBe(false);
    },
  );

  it('has its own message when its code is unknown', () => {
    expect(identityError(withCode('other'), 'Login failed')).toBe('text');
  });
});
