/** Maximum number of records in an output. */
const MOST_ROWS = 10_000;

/** Returns the reason why a table can't have so many rows; `undefined` if it can. */
export const checkRowCount = (count: number): string | undefined =>
  count <= MOST_ROWS
    ? undefined
    : `A table has up to ${MOST_ROWS.toLocaleString()} rows; these would be ${count.toLocaleString()}.`;
