/** What is wrong with one field of the body of a call. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/**
 * Why a call is refused: the status it is answered with, words fit to be shown to whoever made it, and the fields of
 * the body they are about.
 */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 409 | 410 | 412 | 413 | 422 | 429 | 500;
  readonly detail: string;
  readonly errors?: readonly FieldFault[];
  /** The reason for programs: a word, or why a document is refused, see `REFUSAL_CODES` of the engine. */
  readonly code?: number | string;
  /** The value at fault, by its name. */
  readonly field?: string;
  /** The number of the record at fault, from 1. */
  readonly record?: number;
  /** Seconds after which the call may be made again. */
  readonly retryAfter?: number;
  /** What a save would have overwritten. */
  readonly saved?: { readonly by: string | null; readonly at: string; readonly revision: number };
}

/** Properties that only some refusals have. */
export type RefusalFacts = Pick<Refusal, 'code' | 'field' | 'record' | 'saved'>;

/** One field of the body is wrong. */
export const invalidField = (field: string, message: string): Refusal => ({
  status: 400,
  detail: message,
  errors: [{ field, message }],
});

/** A field, or a part of an address, is none of the values there are. */
export const invalidChoice = (field: string, choices: readonly string[]): Refusal =>
  invalidField(field, `Must be one of ${choices.join(', ')}.`);

/** The caller knows the thing but may not do this with it. */
export const notAllowed = (detail: string): Refusal => ({ status: 403, detail });

/** There is no such thing, or none the caller may know of. */
export const noSuch = (what: string): Refusal => ({
  status: 404,
  detail: `There is no such ${what}, or you may not see it.`,
});

/** A rule of the present state forbids it. */
export const conflicting = (detail: string): Refusal => ({ status: 409, detail });

/** It has been done many times of late. @param retryAfter seconds after which it may be done again */
export const tooOften = (detail: string, retryAfter?: number): Refusal => ({
  status: 429,
  detail,
  ...(retryAfter !== undefined && { retryAfter }),
});

/** Another one of these, such as “A group”, has the name. */
export const nameTaken = (one: string): Refusal => ({
  status: 409,
  detail: `${one} with this name exists already.`,
  errors: [{ field: 'name', message: 'is taken' }],
});

const outdated = (what: string): Refusal => ({
  status: 412,
  detail: `Someone else changed ${what} meanwhile. Look at the changes and save again.`,
});

/** Somebody else changed the group after the caller had read it. */
export const OUTDATED_GROUP = outdated('this group');

/** Somebody else changed the roles of the user after the caller had read them. */
export const OUTDATED_ROLES = outdated('the roles of this user');
