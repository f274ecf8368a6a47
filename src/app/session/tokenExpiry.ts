/**
 * Returns the expiry of a token in milliseconds since the epoch, from its `exp` claim; `undefined` without one. Does
 * not verify the signature; the platform does.
 * @throws Error when the text is no JWT
 */
export function tokenExpiry(token: string): number | undefined {
  const { exp } = readClaims(token);
  return typeof exp === 'number' ? exp * 1000 : undefined;
}

/** Whether a token has expired at `now`, in milliseconds since the epoch. @throws Error when the text is no JWT */
export function isTokenExpired(token: string, now: number): boolean {
  const expiry = tokenExpiry(token);
  return expiry !== undefined && expiry <= now;
}

/** Returns the subject of a token, from its `sub` claim. @throws Error when the text is no JWT */
export function tokenSubject(token: string): unknown {
  return readClaims(token).sub;
}

function readClaims(token: string): { exp?: unknown; sub?: unknown } {
  const [, payload, ...rest] = token.split('.');
  try {
    if (!payload || rest.length !== 1) throw new Error('A JWT has three parts.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) throw new Error('The claims of a JWT are an object.');
    return claims;
  } catch (cause) {
    throw new Error('Invalid token format. Expects JWT', { cause });
  }
}
