/** Encodes a name as UTF-8. Lone surrogates become replacement characters. */
export function encodeName(name: string): Uint8Array {
  const sent = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD'));
  return Uint8Array.from(sent.matchAll(/%(..)|./g), ([sign, hex]) =>
    hex === undefined ? sign.charCodeAt(0) : parseInt(hex, 16),
  );
}

/** Decodes a name as UTF-8, or, if it is invalid, with a character for each byte. */
export function decodeName(bytes: Uint8Array): string {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return String.fromCharCode(...bytes);
  }
}
