/** A fault of a document and its place. */
export interface Fault {
  /** A JSON pointer (RFC 6901); empty for the document itself. */
  readonly pointer: string;
  /** A message for the author of the document. */
  readonly message: string;
}

/** Returns the JSON pointer of a path. */
export const pointerTo = (...path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
