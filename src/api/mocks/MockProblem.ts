import { noSuch, type FieldFault, type Refusal, type RefusalFacts } from '@/domain/refusal';
import type { components } from '../contract/platform.gen';

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

/** An answer that is an error, thrown by mocked operations in the words of the platform. */
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

  /** The body as the contract has it. */
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

/** The answer to a call that a rule of the domain refuses. */
export function problemOf({ status, detail, errors, ...facts }: Refusal): MockProblem {
  return new MockProblem(status, detail, errors, facts);
}

/** @throws MockProblem when a rule of the domain refuses the call. */
export function refuseIf(refusal: Refusal | undefined): void {
  if (refusal) throw problemOf(refusal);
}

/** There is no such thing, or none the caller may know of, 404. */
export function notFound(what: string): MockProblem {
  return problemOf(noSuch(what));
}
