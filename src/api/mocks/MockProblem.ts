import type { components } from '../contract/platform.gen';

/** The body of an error answer. */
export type ProblemBody = components['schemas']['Problem'];
type FieldError = components['schemas']['FieldError'];

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  412: 'Precondition Failed',
  500: 'Internal Server Error',
};

/** An answer that is an error, thrown by mocked operations in the words of the platform. */
export class MockProblem extends Error {
  readonly status: number;
  readonly errors: FieldError[] | undefined;

  constructor(status: number, detail: string, errors?: FieldError[]) {
    super(detail);
    this.name = 'MockProblem';
    this.status = status;
    this.errors = errors;
  }

  /** The body as the contract has it. */
  toBody(instance: string): ProblemBody {
    return {
      type: 'about:blank',
      title: TITLES[this.status] ?? 'Error',
      status: this.status,
      detail: this.message,
      instance,
      ...(this.errors ? { errors: this.errors } : {}),
    };
  }
}

/** One field of the body is wrong, 400. */
export function invalid(field: string, message: string): MockProblem {
  return new MockProblem(400, message, [{ field, message }]);
}

/** There is no such thing, or none the caller may know of, 404. */
export function notFound(what: string): MockProblem {
  return new MockProblem(404, `There is no such ${what}, or you may not see it.`);
}

/** The caller knows the thing but may not do this with it, 403. */
export function forbidden(detail: string): MockProblem {
  return new MockProblem(403, detail);
}

/** A rule of the present state forbids it, 409; with a field, when its value is taken. */
export function conflict(detail: string, field?: string): MockProblem {
  return new MockProblem(409, detail, field ? [{ field, message: 'is taken' }] : undefined);
}
