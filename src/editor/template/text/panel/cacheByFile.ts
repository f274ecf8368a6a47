/** Reads each font file only once while its bytes exist. */
export function cacheByFile<Facts extends object>(
  read: (bytes: Uint8Array) => Facts,
): (bytes: Uint8Array) => Facts {
  const known = new WeakMap<Uint8Array, Facts>();
  return (bytes) => {
    const found = known.get(bytes) ?? read(bytes);
    known.set(bytes, found);
    return found;
  };
}
