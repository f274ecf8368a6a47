import { URLSearchParams } from '../webGlobals';

/** The name windows of the console hear of a sign-in by, which ended in another one of them. */
export const SIGN_IN_CHANNEL = 'connector-sign-in';

/** What the page a source sends people back to says: the query it was opened with. */
export function readSignIn(query: unknown): { code: string; state: string } | { error: string } | undefined {
  if (typeof query !== 'string') return undefined;
  const parameters = new URLSearchParams(query);
  const [code, state] = [parameters.get('code'), parameters.get('state')];
  if (code && state) return { code, state };
  const error = parameters.get('error');
  return error ? { error: parameters.get('error_description') ?? error } : undefined;
}
