import { beginSignIn, over } from '../../security/support/signIn';

/** Calls a platform as a signed-in account; rejects when the connection breaks. */
export type CallAs = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: unknown }>;

/** Signs a demo account in through the identity provider, like a browser, and returns its access token. */
export async function tokenOf(origin: string, account: string, publicUrl = origin): Promise<string> {
  const signIn = await beginSignIn(over(origin), { publicUrl });
  const { location } = await signIn.submit(`${account}@demo.test`, 'demo');
  return (await signIn.finish(location)).accessToken;
}

/** Calls `/api/v1` at this origin with a token. */
export function callWith(origin: string, token: string): CallAs {
  return async (method, path, body) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  };
}
