/** A sentence about why a file can't be read. */
export class TableError extends Error {
  override name = 'TableError';
}
