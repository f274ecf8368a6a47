import type { FastifyInstance } from 'fastify';
import type { SignIn } from './signIn';

/** Requests new tokens, as the console does shortly before its own expire. */
export function refresh(app: FastifyInstance, refreshToken: string) {
  return app.inject({
    method: 'POST',
    url: '/identity/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'platen-console',
      refresh_token: refreshToken,
    }).toString(),
  });
}

/** Returns the status of a call with an access token. */
export async function statusOfCall(app: FastifyInstance, accessToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await app.inject({ url: '/api/v1/users/me', headers })).statusCode;
}

/** Logs out in the browser of a sign-in: requests the page, and sends its form. */
export async function logOut(app: FastifyInstance, settings: { publicUrl: string }, signIn: SignIn) {
  const headers = { host: new URL(settings.publicUrl).host, cookie: signIn.cookie(), accept: 'text/html' };
  const query = new URLSearchParams({ client_id: 'platen-console', returnTo: settings.publicUrl });
  const { body } = await app.inject({ url: `/identity/v2/logout?${query}`, headers });
  const found = (pattern: RegExp) => pattern.exec(body)?.[1] ?? '';
  return app.inject({
    method: 'POST',
    url: new URL(found(/action="([^"]+)"/)).pathname,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ xsrf: found(/name="xsrf" value="([^"]+)"/), logout: 'yes' }).toString(),
  });
}
