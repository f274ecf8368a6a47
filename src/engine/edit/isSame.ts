import { isSameData } from '../document';

/** Whether two parts of documents say the same, whatever order a program has written their properties in. */
export const isSame = (one: unknown, other: unknown): boolean =>
  // Alone this takes a property that is `undefined` for one that isn't there.
  JSON.stringify(one) === JSON.stringify(other) || isSameData(one, other);
