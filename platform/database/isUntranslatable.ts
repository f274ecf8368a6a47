/** Text with U+0000, the only character PostgreSQL can't store, as a value and within JSON. */
const CODES = new Set(['22021', '22P05']);
/** Unreadable text, here JSON: it contains a lone surrogate. */
const UNREADABLE = '22P02';

/** Whether an error or its cause means that the database can't store a character of a text. */
export function isUntranslatable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  const isHalf = code === UNREADABLE && /type json/.test(error.message);
  return isHalf || (typeof code === 'string' && CODES.has(code)) || isUntranslatable(error.cause);
}
