import { ResponseError } from './ResponseError';

const FALLBACK = 'Something went wrong';

/**
 * What a notification says of a failed write: the detail of the response, else its message, else its status text,
 * else "Something went wrong" (section 8).
 */
export function errorDetail(error: unknown): string {
  if (error instanceof ResponseError) {
    return error.body.detail || error.body.message || error.message || error.statusText || FALLBACK;
  }
  return (error instanceof Error && error.message) || FALLBACK;
}

/** The id by which a failed request is found in the platform's logs; `undefined` for what no platform answered. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ResponseError ? error.requestId : undefined;
}

/** Whether a failed write is told to the user by a notification: every failure but a 404 (section 8). */
export function isNotifiedFailure(error: unknown): boolean {
  return !(error instanceof ResponseError && error.status === 404);
}
