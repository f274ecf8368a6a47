/** A HEIC file can't be read. The message is a sentence for the user who uploaded it. */
export class UnreadableHeicError extends Error {
  override name = 'UnreadableHeicError';
}

/** The error for a corrupt file. */
export const createDamagedError = (cause?: unknown): UnreadableHeicError =>
  new UnreadableHeicError('The HEIC file can’t be read: it is damaged.', { cause });
