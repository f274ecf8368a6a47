/** The database can't be opened; the message names it, the reason and the change to make. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}
