/** The database can't be opened; the message says which one, why, and what to change. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}
