/**
 * The one JSON text of a value (RFC 8785): keys in the order of their UTF-16 code units, no blanks. Two bodies that mean
 * the same have the same text, and no others. A body that is not there has an empty one.
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
