import { FAILURE_WORDS } from '@/domain/failure';
import { ResponseError } from './ResponseError';
import { isStopped } from './StoppedError';

/**
 * What a notification says of a failed write: the detail of the response, else its message, else its status text,
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
 * What a form says of a failed save: each fault of a field it knows on that field, by the field's label; where there is
 * none, what a notification would say, over the form.
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

/** What is wrong with one field of a failed save, if that is it. */
export function fieldFault(error: unknown, field: string): string | undefined {
  if (!(error instanceof ResponseError)) return undefined;
  return error.body.errors?.find((fault) => fault.field === field)?.message;
}

/**
 * Why a signed call failed. 401 is about the link and not about a session: the platform says what is wrong with it, a
 * bad signature, one that is too old or one that was used.
 */
export function linkError(error: Error): string {
  if (!(error instanceof ResponseError) || error.status !== 401) return error.message;
  const { reason, advice } = FAILURE_WORDS.link;
  return `${error.body.detail ?? reason} ${advice}`;
}

/** A failed sign-in, or a token that could not be had: our words for what is known, else the provider's. */
export function identityError(
  error: unknown,
  fallback: (typeof FAILURE_WORDS.identityFallbacks)[number],
): string {
  // What fetch rejects with; the identity client passes it on.
  if (error instanceof TypeError) return FAILURE_WORDS.identityUnreachable;
  if (!(error instanceof Error)) return fallback;
  const words: Readonly<Record<string, string>> = FAILURE_WORDS.identity;
  const known = 'error' in error ? words[String(error.error)] : undefined;
  return known ?? (error.message || fallback);
}

/** The id by which a failed request is found in the platform's logs; `undefined` for what no platform answered. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ResponseError ? error.requestId : undefined;
}

/** Whether a failed write is reported to the user by a notification: every failure but a 404 (section 8). */
export function isNotifiedFailure(error: unknown): boolean {
  return !isGone(error) && !isStopped(error);
}

/** Whether a call failed because what it was about is not there any more. */
export function isGone(error: unknown): boolean {
  return error instanceof ResponseError && error.status === 404;
}

/** Whether a save failed because somebody else has changed the same thing meanwhile. */
export function isStale(error: unknown): boolean {
  return error instanceof ResponseError && error.status === 412;
}

/** Whether the platform found fault with the call: any answer from 400 to 499. */
export function isClientFault(error: unknown): error is ResponseError {
  return error instanceof ResponseError && error.status >= 400 && error.status < 500;
}

/** Whether the platform asks to wait, as too much was asked for in a short time (429). */
export const isBusy = (error: unknown): boolean => error instanceof ResponseError && error.status === 429;

/** Why the platform refused a call (403), in its own words; `undefined` for any other failure. */
export function refusalIn(error: unknown): string | undefined {
  if (!(error instanceof ResponseError) || error.status !== 403) return undefined;
  return error.body.detail || error.message;
}
