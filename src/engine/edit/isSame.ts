import { isSameData } from '../document';

/** Whether two parts of documents say the same, whatever order a program has written their properties in. */
export const isSame = (one: unknown, other: unknown): boolean =>
  // As JSON, a property that is `undefined` is the same as one that is missing.
  JSON.stringify(one) === JSON.stringify(other) || isSameData(one, other);
