/** What the operating system and PostgreSQL say when a disk, or what one may use of it, is full. */
const CODES = /^(?:ENOSPC|EDQUOT|53100)$/;

/** Whether an error, or what caused it, means that there is no room left to write to. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && CODES.test(code)) || isFull(error.cause);
}
