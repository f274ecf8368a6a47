/** What is wrong with a document, and where. */
export interface Fault {
  /** A JSON pointer (RFC 6901); empty for the document itself. */
  readonly pointer: string;
  /** Words for whoever wrote the document. */
  readonly message: string;
}

/** The JSON pointer of a place in a document. */
export const pointerTo = (...path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
