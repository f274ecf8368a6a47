/** What was asked before the console's own code was there, by address. */
interface Early {
  readonly token: string | undefined;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    /** Left by the early script for the console. */
    platenEarly?: Map<string, Early>;
  }
}

/**
 * Asks for something the console will ask for, and keeps the answer for it. Answers a copy, which is the early script's
 * own. A failure is told to whoever takes the answer.
 */
export function askEarly(address: string, token?: string): Promise<Response> {
  const answer = fetch(address, token ? { headers: { Authorization: `Bearer ${token}` } } : {});
  const copy = answer.then((response) => response.clone());
  window.platenEarly ??= new Map();
  window.platenEarly.set(address, { token, answer });
  return copy;
}

/** Fetches, or takes the answer to the same question if it was asked early: with the same token, and only once. */
export function fetchOrTake(request: Request): Promise<Response> {
  const early = request.method === 'GET' ? window.platenEarly?.get(request.url) : undefined;
  if (!early) return fetch(request);
  window.platenEarly?.delete(request.url);
  const bearer = early.token ? `Bearer ${early.token}` : null;
  return request.headers.get('Authorization') === bearer ? early.answer : fetch(request);
}
