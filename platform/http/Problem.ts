import { STATUS_CODES } from 'node:http';
import type { components } from '@/contract/platform.gen';
import { boundText } from '@/domain/format';
import { noSuch, type Refusal, type RefusalFacts } from '@/domain/refusal';

/** The body of every error response. */
export type ProblemBody = components['schemas']['Problem'];
export type FieldError = components['schemas']['FieldError'];

/** Properties of certain problems only. */
export type ProblemFacts = RefusalFacts;

/** An error response, thrown by handlers. `detail` may be shown to the caller. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly errors: readonly FieldError[] | undefined;
  /** Further properties of the body. */
  readonly facts: ProblemFacts;
  /** Seconds for the header Retry-After. */
  retryAfter: number | undefined;

  constructor(status: number, detail: string, errors?: readonly FieldError[], facts: ProblemFacts = {}) {
    super(detail);
    this.status = status;
    this.errors = errors;
    this.facts = facts;
  }
}

/** Errors in single fields of the body, 400. */
export const invalid = (...errors: [FieldError, ...FieldError[]]) =>
  new Problem(400, errors[0].message, errors);

/** The token or signature is invalid, 401. */
export const unauthorized = (detail: string) => new Problem(401, detail);

/** The caller may see the object but not perform this action, 403. */
export const forbidden = (detail: string) => new Problem(403, detail);

/** The object does not exist, or the caller may not see it, 404. */
export const notFound = (what: string) => problemOf(noSuch(what));

/** A rule forbids it in the current state, 409. */
export const conflict = (detail: string, ...errors: FieldError[]) =>
  new Problem(409, detail, errors.length > 0 ? errors : undefined);

/** Converts a domain refusal to a problem. */
export function problemOf({ status, detail, errors, retryAfter, ...facts }: Refusal): Problem {
  const problem = new Problem(status, detail, errors, facts);
  problem.retryAfter = retryAfter;
  return problem;
}

/** @throws Problem when a domain rule refuses the call */
export function refuseIf(refusal: Refusal | undefined): void {
  if (refusal) throw problemOf(refusal);
}

/** Most field errors of a response, and most bytes of each. */
const MOST_ERRORS = 100;
const LONGEST_ERROR = 1_000;

const boundErrors = (errors: readonly FieldError[]): FieldError[] =>
  errors.slice(0, MOST_ERRORS).map(({ field, message }) => ({
    field: boundText(field, LONGEST_ERROR),
    message: boundText(message, LONGEST_ERROR),
  }));

const boundFacts = ({ field, ...facts }: ProblemFacts): ProblemFacts =>
  field === undefined ? facts : { ...facts, field: boundText(field, LONGEST_ERROR) };

/** Builds the body of an error response. Limits the parts repeated from the call. */
export function problemBody(input: {
  status: number;
  detail: string;
  instance: string;
  requestId: string;
  errors?: readonly FieldError[] | undefined;
  facts?: ProblemFacts | undefined;
}): ProblemBody & ProblemFacts {
  const { status, errors, facts, detail, instance, requestId } = input;
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: boundText(detail),
    instance: boundText(instance),
    requestId,
    ...(errors && { errors: boundErrors(errors) }),
    ...(facts && boundFacts(facts)),
  };
}
