/** Whether two texts are equal but for the case of their letters. */
export const isSameIgnoringCase = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
