/** Text that holds U+0000, the one character PostgreSQL can't store, as a value and within JSON. */
const CODES = new Set(['22021', '22P05']);

/** Whether an error, or what caused it, means that the database can't take a character of a text. */
export function isUntranslatable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && CODES.has(code)) || isUntranslatable(error.cause);
}
