import { hasRootOrder, sortKey } from './sortKey';
import type { CellValue, DataTableColumn, DataTableState } from './types';

/* Made with the first sort: it makes the browser read the language's data, which no table needs to be seen. */
let collator: Intl.Collator | undefined;

type Comparable = string | number;
type Compare = (left: Comparable, right: Comparable) => number;

const byValue: Compare = (left, right) => (left < right ? -1 : left > right ? 1 : 0);

/** How to compare the values of a column, and what to compare in their place. */
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

/** What the rows of a table are compared by in one column. */
interface Sorting<Row> {
  rows: readonly Row[];
  keys: Comparable[];
  compare: Compare;
  isNothing: boolean[];
  /** The rows in either order, once sorted so. */
  sorted: { asc?: readonly Row[]; desc?: readonly Row[] };
}

/* The last of each column: making the keys takes longer than sorting by them, and most readers sort both ways. */
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
 * The rows in the order of a column: text as its readers order it with numbers by value, nothing last in both
 * directions, equals as they came. Answers with the very same array when there is no order to make.
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
