/** A call that was not made because a required parameter is missing. */
export class RequiredError extends Error {
  /** The name of the missing parameter. */
  readonly parameter: string;

  constructor(parameter: string) {
    super(`Required parameter "${parameter}" is missing.`);
    this.name = 'RequiredError';
    this.parameter = parameter;
  }
}

/** Throws a RequiredError for the first parameter that is undefined, null or an empty text. */
export function requireParameters(parameters: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === null || value === '') throw new RequiredError(name);
  }
}

/**
 * Throws a RequiredError with the name of a missing body, or of a missing required field. An empty text or list and
 * null are values, which the platform checks.
 */
export function requireBody<Body extends object>(
  name: string,
  body: Body | undefined | null,
  fields: readonly (keyof Body & string)[] = [],
): void {
  if (body === undefined || body === null) throw new RequiredError(name);
  for (const field of fields) {
    if (body[field] === undefined) throw new RequiredError(field);
  }
}
