/**
 * Codes of the network and PostgreSQL for a server that is missing, is shutting down or accepts no more connections.
 */
const CODES =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08\d{3}|57P0[1-3]|53300)$/;
/** Messages without a code from the driver, for a connection that broke or could not be made. */
const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error or its cause means that the database is unreachable for now. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && CODES.test(code)) return true;
  if (MESSAGES.test(error.message)) return true;
  return error instanceof AggregateError ? error.errors.some(isUnavailable) : isUnavailable(error.cause);
}
