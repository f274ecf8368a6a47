/** Checks a value; returns its fault, or nothing. */
export type Check = (value: unknown) => string | undefined;

/** The checks of an object's fields, by key. */
export interface Shape {
  readonly [key: string]: Check | Shape;
}

/** A fault of a field, with its path in dots; empty for the whole. */
interface Problem {
  readonly field: string;
  readonly message: string;
}

const mayBeLeftOut = new WeakSet<Check>();

/** Makes a check optional; null is accepted too if it is given. */
export function optional(check: Check, none?: null): Check {
  const lenient: Check = (value) => (value === undefined || value === none ? undefined : check(value));
  mayBeLeftOut.add(lenient);
  return lenient;
}

/**
 * Creates a check of text against a pattern.
 * @param message the fault of text that does not match
 */
export const textOf =
  (pattern: RegExp, message: string): Check =>
  (value) => {
    if (typeof value !== 'string') return 'must be a string';
    return pattern.test(value) ? undefined : message;
  };

/**
 * Returns the known fields of a value and all faults. It needs no form library, since it runs before the console is
 * drawn.
 */
export function checkShape(
  value: unknown,
  shape: Check | Shape,
  field = '',
): { readonly value: unknown; readonly problems: readonly Problem[] } {
  const report = (message: string | undefined) => ({ value, problems: message ? [{ field, message }] : [] });
  if (value === undefined && !(typeof shape === 'function' && mayBeLeftOut.has(shape)))
    return report('is missing');
  if (typeof shape === 'function') return report(shape(value));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return report('must be an object');
  const held = value as Readonly<Record<string, unknown>>;
  const parts = Object.entries(shape).map(
    ([key, part]) => [key, checkShape(held[key], part, field === '' ? key : `${field}.${key}`)] as const,
  );
  return {
    value: Object.fromEntries(parts.filter(([key]) => key in held).map(([key, part]) => [key, part.value])),
    problems: parts.flatMap(([, part]) => part.problems),
  };
}
