/**
 * A source gave no usable answer: it can't be reached, may not be, refuses or answers with something else. The message goes
 * on from “can’t be reached: ” and names nothing the caller could not know.
 */
export class SourceError extends Error {
  override name = 'SourceError';
}

/** The source has no such thing. */
export class NotInSourceError extends SourceError {
  override name = 'NotInSourceError';
}
