import { noSuch, type FieldFault, type Refusal, type RefusalFacts } from '@/domain/refusal';
import type { components } from '../../contract/platform.gen';

/** The body of an error answer. */
export type ProblemBody = components['schemas']['Problem'];

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
};

/** An error answer, thrown by mocked operations with the platform's messages. */
export class MockProblem extends Error {
  readonly status: number;
  readonly errors: readonly FieldFault[] | undefined;
  readonly #facts: RefusalFacts;

  constructor(status: number, detail: string, errors?: readonly FieldFault[], facts: RefusalFacts = {}) {
    super(detail);
    this.name = 'MockProblem';
    this.status = status;
    this.errors = errors;
    this.#facts = facts;
  }

  /** Returns the body in the shape of the contract. */
  toBody(instance: string): ProblemBody {
    return {
      type: 'about:blank',
      title: TITLES[this.status] ?? 'Error',
      status: this.status,
      detail: this.message,
      instance,
      ...(this.errors ? { errors: [...this.errors] } : {}),
      ...this.#facts,
    };
  }
}

/** Converts a refusal of a domain rule to a problem. */
export function problemOf({ status, detail, errors, ...facts }: Refusal): MockProblem {
  return new MockProblem(status, detail, errors, facts);
}

/** @throws MockProblem if a rule of the domain refuses the call. */
export function refuseIf(refusal: Refusal | undefined): void {
  if (refusal) throw problemOf(refusal);
}

/** Creates the 404 problem of a missing or hidden object. */
export function notFound(what: string): MockProblem {
  return problemOf(noSuch(what));
}
