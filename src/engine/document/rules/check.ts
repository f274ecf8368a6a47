import { pointerTo, type Fault } from '../read/fault';
import type { Id } from '../schema/primitives';

/** Faults of a rule, generated lazily: only the first is needed. */
export type Faults = Iterable<Fault>;

/** Creates a fault at a path of the document. */
export const faultAt = (path: readonly PropertyKey[], message: string): Fault => ({
  pointer: pointerTo(...path),
  message,
});

/** Whether an item of this id exists; inherited properties such as `constructor` don't count. */
export const has = (items: object, id: Id): boolean => Object.hasOwn(items, id);

/** Checks that a referenced item exists. */
export function* reference(items: object, id: Id, what: string, path: readonly PropertyKey[]): Faults {
  if (!has(items, id)) yield faultAt(path, `There is no ${what} ${id}.`);
}

/** Checks that a minimum is not above a maximum; either may be missing. */
export function* range(
  min: number | undefined,
  max: number | undefined,
  path: readonly PropertyKey[],
): Faults {
  if (min !== undefined && max !== undefined && min > max) {
    yield faultAt(path, `The minimum ${min} is above the maximum ${max}.`);
  }
}

/** Checks that no two values are equal. */
export function* unique(
  values: Iterable<readonly [value: string, path: readonly PropertyKey[]]>,
  what: string,
): Faults {
  const seen = new Set<string>();
  for (const [value, path] of values) {
    if (seen.has(value)) yield faultAt(path, `There are two ${what} ${value}.`);
    seen.add(value);
  }
}
