/** A stored address as clients can use it: one relative to the platform is given the platform's own origin. */
export function absoluteUri(stored: string, publicUrl: string): string {
  return new URL(stored, publicUrl).href.replace(/\/$/, '');
}
