/** A call that was not made because a parameter it needs is missing. */
export class RequiredError extends Error {
  /** The name of the missing parameter. */
  readonly parameter: string;

  constructor(parameter: string) {
    super(`Required parameter "${parameter}" is missing.`);
    this.name = 'RequiredError';
    this.parameter = parameter;
  }
}

/** Raises a RequiredError for the first parameter that is undefined, null or an empty text. */
export function requireParameters(parameters: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === null || value === '') throw new RequiredError(name);
  }
}

/**
 * Raises a RequiredError when a body is missing, under the body's name, or when one of its required fields is,
 * under the field's name. An empty text or list, or null, is a value: whether it will do is the platform's to say.
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
