/** Whether two values of plain data are equal; the order of properties is ignored. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        // A property that is undefined differs from one that is missing.
        Object.hasOwn(other, key) &&
        isSameData(one[key as keyof typeof one], other[key as keyof typeof other]),
    )
  );
}
