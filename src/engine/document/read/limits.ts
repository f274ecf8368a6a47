/** Limits of a document's time and memory. */
export interface Limits {
  /** Size of its text in UTF-8 bytes. */
  readonly bytes: number;
  /** Nesting of objects and arrays. */
  readonly depth: number;
  /** Number of values, including nested ones. */
  readonly values: number;
}

/** The default limits. */
export const LIMITS: Limits = { bytes: 20_000_000, depth: 64, values: 2_000_000 };

/** Whether a text takes more bytes in UTF-8; reads no further than necessary. */
export function isLonger(text: string, bytes: number): boolean {
  if (text.length > bytes) return true;
  if (text.length * 3 <= bytes) return false;
  let size = 0;
  for (let index = 0; index < text.length && size <= bytes; index++) {
    const unit = text.charCodeAt(index);
    // One half of a surrogate pair; both take four bytes together.
    if (unit >= 0xd800 && unit <= 0xdfff) size += 2;
    else size += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
  }
  return size > bytes;
}
