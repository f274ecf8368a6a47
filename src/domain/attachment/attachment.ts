/** The header Content-Disposition of a file to be saved as `name`: as ASCII for old programs, and whole (RFC 6266). */
export function attachmentOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** The name in a header Content-Disposition, the whole one if it has both; none if the header names none. */
export function attachedName(disposition: string): string | undefined {
  const whole = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  try {
    if (whole !== undefined) return decodeURIComponent(whole);
  } catch {
    // Not written as the standard has it: the plain name is taken.
  }
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1];
}
