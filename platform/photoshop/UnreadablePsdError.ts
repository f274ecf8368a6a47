/** A file of Photoshop can't be read. The message is a sentence for whoever brought it. */
export class UnreadablePsdError extends Error {
  override name = 'UnreadablePsdError';
}

/** What is said of one that is not what it should be. */
export const damaged = (cause?: unknown): UnreadablePsdError =>
  new UnreadablePsdError('The PSD can’t be read: it is damaged.', { cause });
