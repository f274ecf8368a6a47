import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** One request of a browser, and the relevant parts of the response. */
export type Transport = (request: {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  payload?: string;
}) => Promise<{ status: number; body: string; location: string; cookies: [name: string, value: string][] }>;

/** Sends requests within the process. */
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

/** Sends requests to a platform at this origin. */
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

/** One browser's way through the identity provider, with its cookies. */
export interface SignIn {
  /** Path of the sign-in page. */
  page: string;
  /** Returns the cookies so far, as a header. */
  cookie(): string;
  /** Sends the sign-in form. */
  submit(email: string, password: string): Promise<{ status: number; body: string; location: string }>;
  /** Follows the redirects after a right password and exchanges the code for tokens. */
  finish(
    location: string,
  ): Promise<{ accessToken: string; refreshToken: string; idToken: string; code: string }>;
  /** Follows them up to the code, which can then be redeemed with changed parameters. */
  codeOf(location: string): Promise<{ code: string; redeem: Redeem }>;
}

/** Tries to exchange a code for tokens. */
type Redeem = (
  change?: Record<string, string>,
  accept?: string,
) => Promise<{
  status: number;
  body: { access_token?: string; refresh_token?: string; id_token?: string; error?: string };
}>;

/**
 * Starts signing in like the console: authorization code with PKCE. Of earlier cookies it sends only the one of the
 * known browser.
 */
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
  const send = async (
    method: 'GET' | 'POST',
    url: string,
    form?: Record<string, string>,
    accept = 'text/html',
  ) => {
    const { pathname, search } = new URL(url, settings.publicUrl);
    const response = await transport({
      method,
      path: pathname + search,
      headers: {
        accept,
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
  const codeOf: SignIn['codeOf'] = async (location) => {
    const { location: back } = await send('GET', location);
    const code = new URL(back).searchParams.get('code') ?? '';
    return {
      code,
      redeem: async (change, accept = 'application/json') => {
        const form = {
          grant_type: 'authorization_code',
          client_id: 'platen-console',
          redirect_uri: settings.publicUrl,
          code_verifier: verifier,
          code,
          ...change,
        };
        const { status, body } = await send('POST', '/identity/oauth/token', form, accept);
        type Body = Awaited<ReturnType<Redeem>>['body'];
        return { status, body: body.startsWith('{') ? (JSON.parse(body) as Body) : {} };
      },
    };
  };
  return {
    page,
    cookie,
    codeOf,
    submit: (email, password) => send('POST', page, { email, password }),
    finish: async (location) => {
      const { code, redeem } = await codeOf(location);
      const { access_token = '', refresh_token = '', id_token = '' } = (await redeem()).body;
      return { accessToken: access_token, refreshToken: refresh_token, idToken: id_token, code };
    },
  };
}
