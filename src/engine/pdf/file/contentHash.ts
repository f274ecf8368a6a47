/** A hash of bytes added step by step. */
export interface ContentHash {
  add(bytes: Uint8Array): void;
  /** Returns 32 hexadecimal digits for the bytes so far. */
  digits(): string;
}

/** Initial values and odd factors of four independent lanes of 32 bits, FNV-1a with other primes. */
const LANES = [
  [0x811c9dc5, 0x01000193],
  [0x9e3779b9, 0x85ebca6b],
  [0x7f4a7c15, 0xc2b2ae35],
  [0x27d4eb2f, 0x165667b1],
] as const;

/** Creates a hash of 128 bits. It identifies files and objects, and is no protection against deliberate collisions. */
export function contentHash(): ContentHash {
  let [a, b, c, d] = LANES.map(([start]) => start) as [number, number, number, number];
  const [fa, fb, fc, fd] = LANES.map(([, factor]) => factor) as [number, number, number, number];
  return {
    add(bytes) {
      for (let index = 0; index < bytes.length; index += 1) {
        const byte = bytes[index] ?? 0;
        a = Math.imul(a ^ byte, fa);
        b = Math.imul(b ^ byte, fb) ^ (b >>> 15);
        c = Math.imul(c ^ byte, fc) ^ (c >>> 13);
        d = Math.imul(d ^ byte, fd) ^ (d >>> 16);
      }
    },
    digits: () => [a, b, c, d].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join(''),
  };
}

/** Hashes bytes to 32 hexadecimal digits. */
export function hashOf(...parts: readonly Uint8Array[]): string {
  const hash = contentHash();
  for (const part of parts) hash.add(part);
  return hash.digits();
}
