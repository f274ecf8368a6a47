/** Says what is wrong with a value; nothing where it is as it should be. */
export type Check = (value: unknown) => string | undefined;

/** What an object has to hold, by key. */
export interface Shape {
  readonly [key: string]: Check | Shape;
}

/** What is wrong with a field, by the keys that lead to it with points between them; empty for the whole. */
interface Problem {
  readonly field: string;
  readonly message: string;
}

const mayBeLeftOut = new WeakSet<Check>();

/** A check of what may be left out, and may be `none` as well where that is given. */
export function optional(check: Check, none?: null): Check {
  const lenient: Check = (value) => (value === undefined || value === none ? undefined : check(value));
  mayBeLeftOut.add(lenient);
  return lenient;
}

/** A check of text that follows a pattern. @param message says what else is wrong with text */
export const textOf =
  (pattern: RegExp, message: string): Check =>
  (value) => {
    if (typeof value !== 'string') return 'must be a string';
    return pattern.test(value) ? undefined : message;
  };

/**
 * What a value holds of a shape, and all that is wrong with it. Written out rather than left to a library for forms: it is
 * asked before anything of the console is drawn.
 */
export function checked(
  value: unknown,
  shape: Check | Shape,
  field = '',
): { readonly value: unknown; readonly problems: readonly Problem[] } {
  const told = (message: string | undefined) => ({ value, problems: message ? [{ field, message }] : [] });
  if (value === undefined && !(typeof shape === 'function' && mayBeLeftOut.has(shape)))
    return told('is missing');
  if (typeof shape === 'function') return told(shape(value));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return told('must be an object');
  const held = value as Readonly<Record<string, unknown>>;
  const parts = Object.entries(shape).map(
    ([key, part]) => [key, checked(held[key], part, field === '' ? key : `${field}.${key}`)] as const,
  );
  return {
    value: Object.fromEntries(parts.filter(([key]) => key in held).map(([key, part]) => [key, part.value])),
    problems: parts.flatMap(([, part]) => part.problems),
  };
}
