/** Whether two values of plain data say the same, in whatever order their properties stand. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSameData(one[key as keyof typeof one], other[key as keyof typeof other]))
  );
}
