/** A PDF can't be placed. The message is a sentence for the user. */
export class UnreadablePdfError extends Error {
  override name = 'UnreadablePdfError';
}

/** The reason when a PDF exceeds the limits. */
export const TAKES_TOO_MUCH = 'The PDF can’t be placed: it takes too long or too much memory.';

/** Whether a file is a PDF: readers look for its mark within the first kilobyte. */
export const isPdf = (start: Uint8Array): boolean =>
  Buffer.from(start.buffer, start.byteOffset, Math.min(start.byteLength, MARK_WITHIN)).includes('%PDF-');

const MARK_WITHIN = 1_024;
