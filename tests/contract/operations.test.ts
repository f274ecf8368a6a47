import { describe, expect, it } from 'vitest';
import { startWholePlatform } from '../security/support/startWholePlatform';

const CONSOLE = 'https://console.demo.test';
const platform = startWholePlatform({ CONSOLE_ORIGINS: `${CONSOLE}, https://other.demo.test/` });

describe('health', () => {
  it('answers /ping and /ready without authentication or caching', async () => {
    for (const [path, status] of [
      ['/ping', 'ok'],
      ['/ready', 'ready'],
    ]) {
      const response = await platform.app.inject({ url: path });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ status });
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('the log', () => {
  it('is a line of JSON an answer, with the id of the request, and without its query', async () => {
    platform.log.length = 0;
    const response = await platform.app.inject({ url: '/api/v1/environments?environmentName=hidden' });
    expect(response.statusCode).toBe(401);
    expect(platform.log).toHaveLength(1);
    expect(JSON.parse(platform.log[0] ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      requestId: response.headers['x-request-id'],
      method: 'GET',
      path: '/api/v1/environments',
      status: 401,
      milliseconds: expect.any(Number),
      msg: 'answered',
    });
    expect(response.json()).toMatchObject({ requestId: response.headers['x-request-id'] });
  });

  it('includes the identity provider’s responses', async () => {
    platform.log.length = 0;
    const response = await platform.app.inject({ url: '/identity/.well-known/openid-configuration' });
    expect(response.headers['x-request-id']).toEqual(expect.any(String));
    expect(platform.log.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ requestId: response.headers['x-request-id'], status: 200 }),
    ]);
  });

  it('ignores a request id from a client that is no trusted proxy', async () => {
    const headers = { 'x-request-id': 'made-up-by-a-client' };
    const response = await platform.app.inject({ url: '/ping', headers });
    expect(response.headers['x-request-id']).not.toBe('made-up-by-a-client');
  });
});

describe('a console on another origin', () => {
  const preflight = (origin: string, url = '/api/v1/users/me') =>
    platform.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin, 'access-control-request-method': 'PATCH' },
    });

  it('may call the APIs when it is named', async () => {
    const asked = await preflight(CONSOLE);
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': CONSOLE,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      vary: 'origin',
    });
    expect(asked.headers['access-control-allow-headers']).toContain('authorization');
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
    const answered = await platform.app.inject({ url: '/api/v1/users/me', headers: { origin: CONSOLE } });
    expect(answered.statusCode).toBe(401);
    expect(answered.headers['access-control-allow-origin']).toBe(CONSOLE);
    expect(answered.headers['access-control-expose-headers']).toContain('x-request-id');
    expect((await preflight('https://other.demo.test')).statusCode).toBe(204);
  });

  it.each(['https://evil.test', 'https://console.demo.test.evil.test', 'http://console.demo.test', 'null'])(
    'may not when it is %s',
    async (origin) => {
      const { headers } = await preflight(origin);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      const answered = await platform.app.inject({ url: '/api/v1/users/me', headers: { origin } });
      expect(answered.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('may sign users in, and redirect them after logging out', async () => {
    const renew = (origin: string) =>
      platform.app.inject({
        method: 'POST',
        url: '/identity/oauth/token',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'grant_type=refresh_token&client_id=platen-console&refresh_token=unknown',
      });
    for (const origin of [CONSOLE, platform.settings.publicUrl]) {
      const token = await renew(origin);
      expect(token.headers['access-control-allow-origin']).toBe(origin);
      expect(token.json()).toMatchObject({ error: 'invalid_grant' });
    }
    const stranger = await renew('https://evil.test');
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
    expect(stranger.json()).toMatchObject({ error: 'invalid_request' });
    const query = new URLSearchParams({
      client_id: 'platen-console',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: CONSOLE,
      code_challenge_method: 'S256',
      code_challenge: 'a'.repeat(43),
    });
    const sent = await platform.app.inject({ url: `/identity/authorize?${query}` });
    expect(sent.statusCode).toBe(303);
    expect(sent.headers.location).toMatch(/\/identity\/interaction\//);
    const logout = new URLSearchParams({ client_id: 'platen-console', returnTo: CONSOLE });
    expect((await platform.app.inject({ url: `/identity/v2/logout?${logout}` })).statusCode).toBe(200);
  });
});
