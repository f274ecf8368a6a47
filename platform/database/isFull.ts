/** Codes of the operating system and PostgreSQL for a full disk or quota. */
const CODES = /^(?:ENOSPC|EDQUOT|53100)$/;

/** Whether an error or its cause means that no disk space is left. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && CODES.test(code)) || isFull(error.cause);
}
