import { URLSearchParams } from '../webGlobals';

/** The broadcast channel that announces a finished sign-in to other windows. */
export const SIGN_IN_CHANNEL = 'connector-sign-in';

/** Reads the query of the page that a source redirects to after a sign-in. */
export function readSignIn(query: unknown): { code: string; state: string } | { error: string } | undefined {
  if (typeof query !== 'string') return undefined;
  const parameters = new URLSearchParams(query);
  const [code, state] = [parameters.get('code'), parameters.get('state')];
  if (code && state) return { code, state };
  const error = parameters.get('error');
  return error ? { error: parameters.get('error_description') ?? error } : undefined;
}
