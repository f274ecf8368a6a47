import { hasRootOrder, sortKey } from './sortKey';
import type { CellValue, DataTableColumn, DataTableState } from './types';

/* Created with the first sort: it loads the locale data, which rendering does not need. */
let collator: Intl.Collator | undefined;

type Comparable = string | number;
type Compare = (left: Comparable, right: Comparable) => number;

const byValue: Compare = (left, right) => (left < right ? -1 : left > right ? 1 : 0);

/** Returns sort keys for the values of a column, and how to compare them. */
function comparison(values: readonly CellValue[]): { keys: Comparable[]; compare: Compare } {
  if (!values.some((value) => typeof value === 'string'))
    return { keys: values.map(Number), compare: byValue };
  collator ??= new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  const { compare, resolvedOptions } = collator;
  const texts = values.map((value) => String(value ?? ''));
  const keys = hasRootOrder(resolvedOptions.call(collator).locale) ? texts.map(sortKey) : [undefined];
  return keys.every((key) => key !== undefined)
    ? { keys, compare: byValue }
    : { keys: texts, compare: (left, right) => compare(String(left), String(right)) };
}

/** Sort keys of the rows by one column. */
interface Sorting<Row> {
  rows: readonly Row[];
  keys: Comparable[];
  compare: Compare;
  isNothing: boolean[];
  /** The sorted rows in either direction, computed once. */
  sorted: { asc?: readonly Row[]; desc?: readonly Row[] };
}

/* Cached by column: creating keys takes longer than sorting, and most users sort both ways. */
const sortings = new WeakMap<object, Sorting<unknown>>();

function sortingOf<Row>(rows: readonly Row[], column: DataTableColumn<Row>): Sorting<Row> {
  const kept = sortings.get(column) as Sorting<Row> | undefined;
  if (kept?.rows === rows) return kept;
  const values = rows.map((row) => column.value(row));
  const isNothing = values.map((value) => value === null || value === undefined);
  const sorting: Sorting<Row> = { rows, isNothing, ...comparison(values), sorted: {} };
  sortings.set(column, sorting);
  return sorting;
}

/**
 * Sorts rows by a column: text by locale with numbers by value, empty cells last in both directions, equal rows in
 * the original order. Returns the same array if there is nothing to sort.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sort: DataTableState['sort'],
): readonly Row[] {
  const column = columns.find(({ id, sortable }) => id === sort?.column && sortable !== false);
  if (!sort || !column) return rows;
  const sorting = sortingOf(rows, column);
  return (sorting.sorted[sort.direction] ??= rowsInOrder(sorting, sort.direction === 'desc' ? -1 : 1));
}

function rowsInOrder<Row>({ rows, keys, compare, isNothing }: Sorting<Row>, sign: 1 | -1): Row[] {
  return rows
    .map((_, index) => index)
    .sort((left, right) =>
      isNothing[left] || isNothing[right]
        ? Number(isNothing[left]) - Number(isNothing[right])
        : sign * compare(keys[left] ?? '', keys[right] ?? ''),
    )
    .map((index) => rows[index] as Row);
}
