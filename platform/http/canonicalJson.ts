/**
 * Serializes a value to its canonical JSON (RFC 8785): keys in the order of their UTF-16 code units, no blanks. Equal
 * values, and only those, have equal texts. A missing body has an empty text.
 */
export function canonicalJson(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
