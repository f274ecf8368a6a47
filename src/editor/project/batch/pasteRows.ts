import type { FormField } from '../../page/fields/VariableField';
import type { BatchSession } from './BatchSession';
import { findMissingRequired } from './findMissingRequired';
import { readPasted, type ReadRows } from './readRows';
import { getArea } from './tableKeys';
import { describeRows } from './useAddRows';

/**
 * Describes the outcome of pasting.
 * @param columns the columns of newly added rows; empty if none were added
 */
function describePasted(read: ReadRows, columns: readonly FormField[]): string {
  const filled = read.hasNames ? findMissingRequired(columns, findFilledColumns(read, columns)) : [];
  const taken = filled.filter(({ value }) => value !== '').map(({ label }) => label);
  const words = describeRows(read, 'pasted');
  return taken.length > 0 ? `${words} As in the form: ${taken.join(', ')}.` : words;
}

/** Returns the indexes of columns that pasted rows have values for. */
const findFilledColumns = (
  { rows: [first = {}] }: ReadRows,
  columns: readonly FormField[],
): readonly number[] => columns.flatMap(({ id }, at) => (first[id] === undefined ? [] : [at]));

/** Pastes copied text into the table, from the first selected cell on. */
export function pasteRows(session: BatchSession, columns: readonly FormField[], text: string): void {
  const { rows, place, anchor } = session.view();
  const { top, bottom, left, right } = getArea(place, anchor);
  const read = readPasted(text, columns, left);
  const [first] = read.rows;
  const [single] = Object.values(first ?? {});
  const isOne = read.rows.length === 1 && Object.keys(first ?? {}).length === 1 && read.unused.length === 0;
  // A single value fills all selected cells, as in spreadsheets.
  const filling = Object.fromEntries(columns.slice(left, right + 1).map(({ id }) => [id, single ?? '']));
  const lines = isOne ? Array.from({ length: bottom - top + 1 }, () => filling) : read.rows;
  const isAdding = top + lines.length > rows.length;
  if (lines.length > 0 && session.write(top, lines, 'pasting') && !isOne)
    session.say(describePasted(read, isAdding ? columns : []));
}
