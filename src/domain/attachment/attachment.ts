/**
 * Writes the header Content-Disposition of a file to be saved as `name`: in ASCII for old programs, and completely (RFC
 * 6266).
 */
export function attachmentOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** Reads the name in a header Content-Disposition, preferably the complete one; `undefined` if there is none. */
export function attachedName(disposition: string): string | undefined {
  const whole = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  try {
    if (whole !== undefined) return decodeURIComponent(whole);
  } catch {
    // Malformed encoding: the plain name counts.
  }
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1];
}
