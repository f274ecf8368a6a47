/** Makes a stored address absolute: a relative one gets the platform's own origin. */
export function absoluteUri(stored: string, publicUrl: string): string {
  return new URL(stored, publicUrl).href.replace(/\/$/, '');
}
