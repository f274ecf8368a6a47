/** The fault of a field in a request body. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** The refusal of a call: its status, a message for the caller, and the faulty fields of the body. */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 409 | 410 | 412 | 413 | 422 | 429 | 500;
  readonly detail: string;
  readonly errors?: readonly FieldFault[];
  /** The reason for programs: a word, or the code of a refused document, see `REFUSAL_CODES` of the engine. */
  readonly code?: number | string;
  /** The name of the faulty value. */
  readonly field?: string;
  /** The number of the faulty record, from 1. */
  readonly record?: number;
  /** Seconds until the call may be repeated. */
  readonly retryAfter?: number;
  /** The newer state that a save would have overwritten. */
  readonly saved?: { readonly by: string | null; readonly at: string; readonly revision: number };
}

/** Properties of some refusals. */
export type RefusalFacts = Pick<Refusal, 'code' | 'field' | 'record' | 'saved'>;

/** Refuses a call with a faulty field. */
export const invalidField = (field: string, message: string): Refusal => ({
  status: 400,
  detail: message,
  errors: [{ field, message }],
});

/** Refuses an unknown value of a field, or of a part of an address. */
export const invalidChoice = (field: string, choices: readonly string[]): Refusal =>
  invalidField(field, `Must be one of ${choices.join(', ')}.`);

/** Refuses an action on an object that the caller may see. */
export const notAllowed = (detail: string): Refusal => ({ status: 403, detail });

/** Refuses access to a missing or hidden object. */
export const noSuch = (what: string): Refusal => ({
  status: 404,
  detail: `There is no such ${what}, or you may not see it.`,
});

/** Refuses an action that a rule forbids in the present state. */
export const conflicting = (detail: string): Refusal => ({ status: 409, detail });

/**
 * Refuses an action that was repeated too often.
 * @param retryAfter seconds until it is allowed again
 */
export const tooOften = (detail: string, retryAfter?: number): Refusal => ({
  status: 429,
  detail,
  ...(retryAfter !== undefined && { retryAfter }),
});

/**
 * Refuses a name that is taken.
 * @param one the object, such as “A group”
 */
export const nameTaken = (one: string): Refusal => ({
  status: 409,
  detail: `${one} with this name exists already.`,
  errors: [{ field: 'name', message: 'is taken' }],
});

const outdated = (what: string): Refusal => ({
  status: 412,
  detail: `Someone else changed ${what} meanwhile. Look at the changes and save again.`,
});

/** The refusal of a change that is based on an older state of the group. */
export const OUTDATED_GROUP = outdated('this group');

/** The refusal of a change that is based on older roles of the user. */
export const OUTDATED_ROLES = outdated('the roles of this user');
