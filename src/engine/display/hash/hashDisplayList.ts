import type { DisplayList } from '../displayList';

/** JSON with the keys of objects in their order by code unit, and without those that are undefined. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

/** Spreads each bit over all (the last steps of MurmurHash3). */
function spread(lane: number): number {
  let mixed = lane;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const hex = (lane: number): string => lane.toString(16).padStart(8, '0');

/**
 * 16 hex digits that are the same wherever the same is drawn, whatever the order its fields were written in. To tell
 * lists apart and no protection against anybody who wants two to look alike.
 */
export function hashDisplayList(list: DisplayList): string {
  const text = canonical(list);
  let [first, second] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 0x9e3779b1);
    second = Math.imul(second ^ unit, 0x5f356495);
    first = (first << 5) | (first >>> 27);
  }
  return hex(spread(first ^ text.length)) + hex(spread(second ^ first));
}
