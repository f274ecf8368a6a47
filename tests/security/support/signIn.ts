import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** One request of a browser, and what it looks at of the answer. */
export type Transport = (request: {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  payload?: string;
}) => Promise<{ status: number; body: string; location: string; cookies: [name: string, value: string][] }>;

/** Requests that do not leave the process. */
function within(app: FastifyInstance): Transport {
  return async ({ path, ...request }) => {
    const response = await app.inject({ url: path, ...request });
    return {
      status: response.statusCode,
      body: response.body,
      location: String(response.headers.location ?? ''),
      cookies: response.cookies.map(({ name, value }) => [name, value]),
    };
  };
}

/** Requests to a platform at this origin. */
export function over(origin: string): Transport {
  return async ({ method, path, headers, payload }) => {
    const response = await fetch(origin + path, { method, headers, body: payload, redirect: 'manual' });
    return {
      status: response.status,
      body: await response.text(),
      location: response.headers.get('location') ?? '',
      cookies: response.headers.getSetCookie().map((cookie) => {
        const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split(/=(.*)/s);
        return [name, value];
      }),
    };
  };
}

/** One browser's way through the identity provider, with the cookies it gathers. */
export interface SignIn {
  /** Path of the sign-in page. */
  page: string;
  /** The cookies gathered so far, as a header. */
  cookie(): string;
  /** Sends the sign-in form. */
  submit(email: string, password: string): Promise<{ status: number; body: string; location: string }>;
  /** Follows what a right password leads to and changes the code for tokens. */
  finish(location: string): Promise<{ accessToken: string; refreshToken: string; code: string }>;
}

/** Starts signing in as the console does: authorization code with PKCE. Of the cookies of a sign-in before, only
 * what tells the browser is known is sent. */
export async function beginSignIn(
  target: FastifyInstance | Transport,
  settings: { publicUrl: string },
  cookiesOfBefore = '',
): Promise<SignIn> {
  const transport = typeof target === 'function' ? target : within(target);
  const kept = /known_browser=([^;]+)/.exec(cookiesOfBefore)?.[1];
  const cookies = new Map<string, string>(kept === undefined ? [] : [['known_browser', kept]]);
  const verifier = randomBytes(32).toString('base64url');
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (method: 'GET' | 'POST', url: string, form?: Record<string, string>) => {
    const { pathname, search } = new URL(url, settings.publicUrl);
    const response = await transport({
      method,
      path: pathname + search,
      headers: {
        accept: 'text/html',
        host: new URL(settings.publicUrl).host,
        cookie: cookie(),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    for (const [name, value] of response.cookies) cookies.set(name, value);
    return response;
  };
  const query = new URLSearchParams({
    client_id: 'platen-console',
    response_type: 'code',
    redirect_uri: settings.publicUrl,
    scope: 'openid profile offline_access',
    audience: `${settings.publicUrl}/api/v1`,
    state: 'state',
    nonce: 'nonce',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  const { location: page } = await send('GET', `/identity/authorize?${query}`);
  return {
    page,
    cookie,
    submit: (email, password) => send('POST', page, { email, password }),
    finish: async (location) => {
      const { location: back } = await send('GET', location);
      const code = new URL(back).searchParams.get('code') ?? '';
      const { body } = await send('POST', '/identity/oauth/token', {
        grant_type: 'authorization_code',
        client_id: 'platen-console',
        redirect_uri: settings.publicUrl,
        code_verifier: verifier,
        code,
      });
      const tokens = JSON.parse(body) as { access_token: string; refresh_token: string };
      return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token, code };
    },
  };
}
