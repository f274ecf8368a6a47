import { FAILURE_WORDS } from '@/domain/failure';
import { ResponseError } from './ResponseError';
import { isStopped } from './StoppedError';

/**
 * Returns the notification text of a failed write: the detail of the response, else its message, else its status text,
 * else "Something went wrong" (section 8).
 */
export function errorDetail(error: unknown): string {
  if (error instanceof ResponseError) {
    const { body, message, statusText } = error;
    return body.detail || body.message || message || statusText || FAILURE_WORDS.unknown;
  }
  if (isStopped(error)) return FAILURE_WORDS.stopped;
  return (error instanceof Error && error.message) || FAILURE_WORDS.unknown;
}

/**
 * Returns the errors of a form after a failed save: each known field gets its fault, with the field's label. Without
 * any, the form gets the text of a notification.
 */
export function formErrors<Field extends string>(
  error: unknown,
  labels: Readonly<Record<Field, string>>,
): { field: Field | 'root.server'; message: string }[] {
  const faults = error instanceof ResponseError ? (error.body.errors ?? []) : [];
  const isKnown = (field: string): field is Field => Object.hasOwn(labels, field);
  const known = faults.flatMap(({ field, message }) =>
    isKnown(field) ? [{ field, message: `${labels[field]} ${message}.` }] : [],
  );
  return known.length > 0 ? known : [{ field: 'root.server', message: errorDetail(error) }];
}

/** Returns the fault of one field after a failed save, if it has one. */
export function fieldFault(error: unknown, field: string): string | undefined {
  if (!(error instanceof ResponseError)) return undefined;
  return error.body.errors?.find((fault) => fault.field === field)?.message;
}

/**
 * Returns the message of a failed signed call. A 401 concerns the link instead of a session: the platform explains
 * whether the signature is wrong, too old or already used.
 */
export function linkError(error: Error): string {
  if (!(error instanceof ResponseError) || error.status !== 401) return error.message;
  const { reason, advice } = FAILURE_WORDS.link;
  return `${error.body.detail ?? reason} ${advice}`;
}

/** Returns the message of a failed sign-in or token request: ours for known errors, otherwise the provider's. */
export function identityError(
  error: unknown,
  fallback: (typeof FAILURE_WORDS.identityFallbacks)[number],
): string {
  // The rejection of fetch, which the identity client passes on.
  if (error instanceof TypeError) return FAILURE_WORDS.identityUnreachable;
  if (!(error instanceof Error)) return fallback;
  const words: Readonly<Record<string, string>> = FAILURE_WORDS.identity;
  const known = 'error' in error ? words[String(error.error)] : undefined;
  return known ?? (error.message || fallback);
}

/** Returns the id of a failed request in the platform's logs; `undefined` if no platform answered. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ResponseError ? error.requestId : undefined;
}

/** Whether a failed write raises a notification: all failures but a 404 (section 8). */
export function isNotifiedFailure(error: unknown): boolean {
  return !isGone(error) && !isStopped(error);
}

/** Whether a call failed because its object does not exist any more. */
export function isGone(error: unknown): boolean {
  return error instanceof ResponseError && error.status === 404;
}

/** Whether a save failed because another user changed the object meanwhile. */
export function isStale(error: unknown): boolean {
  return error instanceof ResponseError && error.status === 412;
}

/** Whether the platform answered with a client error: 400 to 499. */
export function isClientFault(error: unknown): error is ResponseError {
  return error instanceof ResponseError && error.status >= 400 && error.status < 500;
}

/** Whether the platform limits the rate of calls (429). */
export const isBusy = (error: unknown): boolean => error instanceof ResponseError && error.status === 429;

/** Returns the platform's reason for refusing a call (403); `undefined` for other failures. */
export function refusalIn(error: unknown): string | undefined {
  if (!(error instanceof ResponseError) || error.status !== 403) return undefined;
  return error.body.detail || error.message;
}
