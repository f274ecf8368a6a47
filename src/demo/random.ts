/** Hashes a text by 32-bit FNV-1a, beginning with the seed. */
function hash(text: string, seed: number): number {
  let value = seed >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // FNV leaves the high bits of short texts similar; this final step mixes them.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Returns a number from 0 (included) to 1 (excluded) that depends only on the text. */
export function chance(text: string): number {
  return hash(text, 0x811c9dc5) / 2 ** 32;
}

/** Returns a whole number from 0 (included) to `end` (excluded) that depends only on the text. */
export function pick(text: string, end: number): number {
  return Math.floor(chance(text) * end);
}

/** Returns a UUID (in the form of version 4) that depends only on the text, so that ids stay the same in every run. */
export function demoId(text: string): string {
  const hex = [0x811c9dc5, 0x01234567, 0x89abcdef, 0x5bd1e995]
    .map((seed) => hash(text, seed).toString(16).padStart(8, '0'))
    .join('');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
