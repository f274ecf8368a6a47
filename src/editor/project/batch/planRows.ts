import type { Id } from '@/engine/document';
import type { FormField } from '../../page/fields/VariableField';
import type { BatchRow } from './batchView';
import { getCellText, type RowCells } from './cells';

/** The use of a file's rows: add them, replace all rows, or update rows with an equal value in a column. */
export type RowWay =
  { readonly kind: 'add' | 'replace' } | { readonly kind: 'update'; readonly by: FormField };

/** A row of the planned table; without a key it is new. */
export interface PlannedRow {
  readonly key?: number;
  readonly cells: RowCells;
}

/** The planned table, and its differences from the current one. */
export interface RowPlan {
  readonly rows: readonly PlannedRow[];
  readonly updated: number;
  readonly added: number;
  /** Number of unchanged rows. */
  readonly unchanged: number;
  /** Number of removed rows. */
  readonly removed: number;
  /** Values that several rows of the file share, with the first one; they prevent an update by this column. */
  readonly repeated: { readonly count: number; readonly first: string } | undefined;
}

/** Normalises a value, so that numbers are compared by value. */
function spellName({ variable }: FormField, value: string): string {
  const text = value.trim();
  const number = Number(text);
  return variable.type === 'number' && text !== '' && Number.isFinite(number) ? String(number) : text;
}

/** Returns the identifying value of a table's row; an omitted cell has the project's value. */
export const getRowKey = (by: FormField, cells: RowCells): string => spellName(by, getCellText(by, cells));

/** Returns the identifying value of a file's row; an omitted cell has none. */
const getFileRowKey = (by: FormField, cells: RowCells): string => spellName(by, cells[by.id] ?? '');

const isEqual = (one: RowCells, other: RowCells): boolean =>
  Object.entries(other).every(([id, text]: [Id, string]) => one[id] === text);

/** Finds identifying values that several rows of a file share; ignores rows without a value. */
function findRepeated(read: readonly RowCells[], by: FormField): RowPlan['repeated'] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const cells of read) {
    const name = getFileRowKey(by, cells);
    if (name !== '' && seen.has(name)) repeated.add(name);
    seen.add(name);
  }
  const [first] = repeated;
  return first === undefined ? undefined : { count: repeated.size, first };
}

function planUpdate(existing: readonly BatchRow[], read: readonly RowCells[], by: FormField): RowPlan {
  const byName = new Map(read.map((cells) => [getFileRowKey(by, cells), cells]));
  const found = new Set<string>();
  let updated = 0;
  const rows = existing.map((row): PlannedRow => {
    const name = getRowKey(by, row.cells);
    const cells = name === '' ? undefined : byName.get(name);
    if (!cells) return row;
    found.add(name);
    if (isEqual(row.cells, cells)) return row;
    updated += 1;
    return { key: row.key, cells: { ...row.cells, ...cells } };
  });
  const added = read.filter((cells) => {
    const name = getFileRowKey(by, cells);
    return name === '' || !found.has(name);
  });
  return {
    rows: [...rows, ...added.map((cells) => ({ cells }))],
    updated,
    added: added.length,
    unchanged: existing.length - updated,
    removed: 0,
    repeated: findRepeated(read, by),
  };
}

/** Plans the table that results from a file's rows; changes nothing. */
export function planRows(existing: readonly BatchRow[], read: readonly RowCells[], way: RowWay): RowPlan {
  if (way.kind === 'update') return planUpdate(existing, read, way.by);
  const kept = way.kind === 'add' ? existing : [];
  return {
    rows: [...kept, ...read.map((cells) => ({ cells }))],
    updated: 0,
    added: read.length,
    unchanged: kept.length,
    removed: existing.length - kept.length,
    repeated: undefined,
  };
}

/** Whether a column contains words or codes: equal prices or days do not identify a row. */
const isText = ({ variable }: FormField): boolean =>
  variable.type === 'shortText' || variable.type === 'longText';

/**
 * Finds the column that best identifies rows: text if possible, unique in the file, and with the most matches in the
 * table.
 */
export function findKeyColumn(
  existing: readonly BatchRow[],
  read: readonly RowCells[],
  columns: readonly FormField[],
): FormField | undefined {
  const matches = (by: FormField) => {
    const there = new Set(existing.map(({ cells }) => getRowKey(by, cells)));
    return read.filter((cells) => there.has(getFileRowKey(by, cells))).length;
  };
  const texts = columns.filter(isText);
  const naming = texts.length > 0 ? texts : columns;
  const unlike = naming.filter((by) => !findRepeated(read, by));
  return (unlike.length > 0 ? unlike : naming)
    .map((by) => ({ by, count: matches(by) }))
    .toSorted((one, other) => other.count - one.count)[0]?.by;
}
