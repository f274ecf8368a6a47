import { LocalStorageCache } from '@auth0/auth0-react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askEarly, fetchOrTake } from '@/app/start/earlyAnswers';
import { heldToken } from '@/app/start/heldToken';

const ADDRESS = 'http://platform.test/api/v1/users/me';

function ask(token?: string, method = 'GET') {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  return fetchOrTake(new Request(ADDRESS, { method, headers })).then((response) => response.text());
}

describe('what was asked early', () => {
  let asked: number;

  beforeEach(() => {
    asked = 0;
    delete window.platenEarly;
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(`answer ${(asked += 1)}`)));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is taken once by the same question with the same token; the early script reads a copy', async () => {
    const copy = await askEarly(ADDRESS, 'one');
    await expect(copy.text()).resolves.toBe('answer 1');
    await expect(ask('one')).resolves.toBe('answer 1');
    await expect(ask('one')).resolves.toBe('answer 2');
  });

  it('is left by another token, another method and another address', async () => {
    void askEarly(ADDRESS, 'one');
    await expect(ask('one', 'DELETE')).resolves.toBe('answer 2');
    await expect(ask('another')).resolves.toBe('answer 3');
    // Whoever is signed in now, the answer to somebody else is gone.
    await expect(ask('one')).resolves.toBe('answer 4');
  });

  it('fails for who takes it, as a fetch would', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(askEarly(ADDRESS)).rejects.toThrow('Failed to fetch');
    await expect(ask()).rejects.toThrow('Failed to fetch');
  });
});

describe('the held token', () => {
  const identityProvider = { domain: 'identity.test', clientId: 'console', audience: 'api', scope: 'openid' };

  afterEach(() => localStorage.clear());

  it('is found where the SDK keeps it', () => {
    const token = `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 600 }))}.signature`;
    const body = { client_id: 'console', audience: 'api', access_token: token };
    const cache = new LocalStorageCache();
    cache.set('@@auth0spajs@@::console::api::openid', { body } as never);
    expect(cache.allKeys()).toHaveLength(1);
    localStorage.setItem('another', '{not json');
    expect(heldToken(identityProvider)).toBe(token);
    expect(heldToken({ ...identityProvider, audience: 'another' })).toBeUndefined();
  });
});
