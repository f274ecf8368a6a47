import { pointerTo, type Fault } from '../read/fault';
import type { Id } from '../schema/primitives';

/** The faults a rule finds, one at a time: only the first is looked for. */
export type Faults = Iterable<Fault>;

/** A fault at a place of the document. */
export const faultAt = (path: readonly PropertyKey[], message: string): Fault => ({
  pointer: pointerTo(...path),
  message,
});

/** Whether items hold one of this id; those of every object, such as `constructor`, don't count. */
export const has = (items: object, id: Id): boolean => Object.hasOwn(items, id);

/** A reference to something that has to be there. */
export function* reference(items: object, id: Id, what: string, path: readonly PropertyKey[]): Faults {
  if (!has(items, id)) yield faultAt(path, `There is no ${what} ${id}.`);
}

/** A least and a greatest value, of which either may be missing. */
export function* range(
  min: number | undefined,
  max: number | undefined,
  path: readonly PropertyKey[],
): Faults {
  if (min !== undefined && max !== undefined && min > max) {
    yield faultAt(path, `The minimum ${min} is above the maximum ${max}.`);
  }
}

/** Values no two of which may be equal. */
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
