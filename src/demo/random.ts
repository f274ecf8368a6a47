/** 32-bit FNV-1a of a text, with the seed as its start. */
function hash(text: string, seed: number): number {
  let value = seed >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // FNV alone leaves the high bits of short texts alike; this finishing step spreads them.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A number from 0 (included) to 1 (excluded) that depends on the text alone. */
export function chance(text: string): number {
  return hash(text, 0x811c9dc5) / 2 ** 32;
}

/** A whole number from 0 (included) to `end` (excluded) that depends on the text alone. */
export function pick(text: string, end: number): number {
  return Math.floor(chance(text) * end);
}

/** A UUID (version 4 by shape) that depends on the text alone, so that a thing keeps its id in every run. */
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
