/** A Photoshop file can't be read. The message is a sentence for the user who uploaded it. */
export class UnreadablePsdError extends Error {
  override name = 'UnreadablePsdError';
}

/** The error for a malformed PSD. */
export const createDamagedError = (cause?: unknown): UnreadablePsdError =>
  new UnreadablePsdError('The PSD can’t be read: it is damaged.', { cause });
