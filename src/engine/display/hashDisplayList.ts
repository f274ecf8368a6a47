import type { DisplayList } from './displayList';

/** Writes JSON with sorted keys and without undefined ones. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

/** Mixes all bits (the last steps of MurmurHash3). */
function spread(lane: number): number {
  let mixed = lane;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const hex = (lane: number): string => lane.toString(16).padStart(8, '0');

/**
 * Returns 16 hex digits that are equal for equal display lists, whatever the order of their keys. It is no protection
 * against deliberate collisions.
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
