const propertiesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, each]) => each !== undefined);

/**
 * Whether two values of plain data become equal JSON, in any order of properties. JSON leaves out properties that are
 * `undefined`, and makes such elements `null`.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value: unknown, index) => isSameJson(value ?? null, other[index] ?? null))
    );
  const properties = propertiesOf(one);
  return (
    properties.length === propertiesOf(other).length &&
    properties.every(
      ([key, value]) => Object.hasOwn(other, key) && isSameJson(value, other[key as keyof typeof other]),
    )
  );
}
