import type { Page, Request } from '@playwright/test';

/** The identity provider's token endpoint. */
export const TOKEN = /\/identity\/oauth\/token$/;
/** Its sign-in, silent or not. */
export const AUTHORIZE = /\/identity\/authorize/;

/** Parses the body of a request to the token endpoint. */
function fieldsOf(request: Request): Record<string, string> {
  const body = request.postData() ?? '';
  if (body.startsWith('{')) return JSON.parse(body) as Record<string, string>;
  return Object.fromEntries(new URLSearchParams(body));
}

/** Returns the grant of a request to the token endpoint. */
export function grantOf(request: Request): string | undefined {
  return fieldsOf(request).grant_type;
}

/** Returns the refresh token of a request to the token endpoint. */
export function refreshTokenOf(request: Request): string | undefined {
  return fieldsOf(request).refresh_token;
}

/** The tokens stored in the browser. */
export interface StoredTokens {
  access_token: string;
  /** Without one the identity client has to use the hidden iframe. */
  refresh_token?: string;
}

/** Reads the tokens of the signed-in user from the browser. */
export function storedTokens(page: Page): Promise<StoredTokens> {
  return page.evaluate(() => {
    const values = Object.values(localStorage as Record<string, string>);
    const entry = values.find((value) => value.includes('access_token')) ?? '{}';
    return (JSON.parse(entry) as { body: StoredTokens }).body;
  });
}

/** Changes the stored tokens, and by default expires the stored access token. */
export async function changeTokens(
  page: Page,
  change: { [key in keyof StoredTokens]?: StoredTokens[key] | null } = {},
  { isEnded = true }: { isEnded?: boolean } = {},
): Promise<void> {
  await page.evaluate(
    ({ tokens, ended }) => {
      for (const [key, value] of Object.entries(localStorage as Record<string, string>)) {
        if (!value.includes('access_token')) continue;
        const entry = JSON.parse(value) as { expiresAt: number; body: Record<string, unknown> };
        if (ended) entry.expiresAt = 1;
        for (const [name, token] of Object.entries(tokens)) entry.body[name] = token ?? undefined;
        localStorage.setItem(key, JSON.stringify(entry));
      }
    },
    { tokens: change, ended: isEnded },
  );
}

/** Ends the user's session at the identity provider. */
export async function forgetAtProvider(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /^_session/ });
}
