/**
 * A source gave no usable response: unreachable, forbidden, refused or malformed. The message continues “can’t be
 * reached: ” and names nothing the caller could not know.
 */
export class SourceError extends Error {
  override name = 'SourceError';
}

/** The source has no such item. */
export class NotInSourceError extends SourceError {
  override name = 'NotInSourceError';
}
