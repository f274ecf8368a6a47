import { ResponseError } from '@/api/http';

/**
 * Why a signed call failed, in words fit to be shown. 401 is about the link and not about a session: the platform says
 * what is wrong with it, a bad signature, one that is too old or one that was used.
 */
export function linkErrorMessage(error: Error): string {
  if (!(error instanceof ResponseError) || error.status !== 401) return error.message;
  const reason = error.body.detail ?? 'This link does not hold.';
  return `${reason} Open the link you were sent as a whole, or ask whoever sent it for a new one.`;
}
