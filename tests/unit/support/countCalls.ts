/** Counts the calls of a prototype's method during some work. */
export function countCalls<Name extends string>(
  prototype: { [Key in Name]: (...given: never[]) => unknown },
  name: Name,
  act: () => unknown,
): number {
  const original = prototype[name] as (...given: unknown[]) => unknown;
  let count = 0;
  const counting = function (this: unknown, ...given: unknown[]) {
    count += 1;
    return original.apply(this, given);
  };
  Object.assign(prototype, { [name]: counting });
  try {
    act();
  } finally {
    Object.assign(prototype, { [name]: original });
  }
  return count;
}
