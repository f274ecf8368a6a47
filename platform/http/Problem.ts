import { STATUS_CODES } from 'node:http';
import type { components } from '@/api/contract/platform.gen';
import { boundText } from '@/domain/format';
import { noSuch, type Refusal, type RefusalFacts } from '@/domain/refusal';

/** The body of every error answer. */
export type ProblemBody = components['schemas']['Problem'];
export type FieldError = components['schemas']['FieldError'];

/** What only some problems say. */
export type ProblemFacts = RefusalFacts;

/** An answer that is an error, thrown by handlers. `detail` is fit to be shown to the person who asked. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly errors: readonly FieldError[] | undefined;
  /** What else the body says. */
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

/** What is wrong with single fields of the body, 400. */
export const invalid = (...errors: [FieldError, ...FieldError[]]) =>
  new Problem(400, errors[0].message, errors);

/** The token or signature does not hold, 401. */
export const unauthorized = (detail: string) => new Problem(401, detail);

/** The caller knows the thing but may not do this with it, 403. */
export const forbidden = (detail: string) => new Problem(403, detail);

/** There is no such thing, or none the caller may know of, 404. */
export const notFound = (what: string) => problemOf(noSuch(what));

/** A rule of the present state forbids it, 409. */
export const conflict = (detail: string, ...errors: FieldError[]) =>
  new Problem(409, detail, errors.length > 0 ? errors : undefined);

/** The answer to a call that a rule of the domain refuses. */
export function problemOf({ status, detail, errors, retryAfter, ...facts }: Refusal): Problem {
  const problem = new Problem(status, detail, errors, facts);
  problem.retryAfter = retryAfter;
  return problem;
}

/** @throws Problem when a rule of the domain refuses the call. */
export function refuseIf(refusal: Refusal | undefined): void {
  if (refusal) throw problemOf(refusal);
}

/** Faults of fields one answer lists, and bytes of what is said of each. */
const MOST_ERRORS = 100;
const LONGEST_ERROR = 1_000;

const boundErrors = (errors: readonly FieldError[]): FieldError[] =>
  errors.slice(0, MOST_ERRORS).map(({ field, message }) => ({
    field: boundText(field, LONGEST_ERROR),
    message: boundText(message, LONGEST_ERROR),
  }));

const boundFacts = ({ field, ...facts }: ProblemFacts): ProblemFacts =>
  field === undefined ? facts : { ...facts, field: boundText(field, LONGEST_ERROR) };

/** The body of an error answer. What it repeats of the call is bounded. */
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
