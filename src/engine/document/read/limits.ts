/** What a document may take of time and memory. */
export interface Limits {
  /** Bytes of its text in UTF-8. */
  readonly bytes: number;
  /** Objects and arrays within each other. */
  readonly depth: number;
  /** Values, those within others counted as well. */
  readonly values: number;
}

/** The limits where the caller has none of its own. */
export const LIMITS: Limits = { bytes: 20_000_000, depth: 64, values: 2_000_000 };

/** Whether a text takes more bytes in UTF-8; looks at no more of it than it has to. */
export function isLonger(text: string, bytes: number): boolean {
  if (text.length > bytes) return true;
  if (text.length * 3 <= bytes) return false;
  let size = 0;
  for (let index = 0; index < text.length && size <= bytes; index++) {
    const unit = text.charCodeAt(index);
    // Half of a surrogate pair, which takes four bytes in all.
    if (unit >= 0xd800 && unit <= 0xdfff) size += 2;
    else size += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
  }
  return size > bytes;
}
