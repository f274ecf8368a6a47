import type { DataTableColumn, DataTableFilter, DataTableState } from './types';

/**
 * Returns the rows that contain every search word in some searchable column and match a chosen value of every filter.
 * Keeps the order; ignores case and accents. Returns the same array if nothing filters it.
 */
export function filterRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  filters: readonly DataTableFilter<Row>[],
  state: Pick<DataTableState, 'search' | 'filters'>,
): readonly Row[] {
  const words = fold(state.search).split(/\s+/u).filter(Boolean);
  const chosen = filters.flatMap((filter) => {
    const values = state.filters[filter.id] ?? [];
    return values.length === 0 ? [] : [{ filter, values }];
  });
  if (words.length === 0 && chosen.length === 0) return rows;

  const texts = words.length === 0 ? [] : textsOf(rows, columns);
  return rows.filter(
    (row, index) =>
      words.every((word) => texts[index]?.includes(word)) &&
      chosen.every(({ filter, values }) => values.some((value) => filter.matches(row, value))),
  );
}

/* Cached by columns and rows, so that further keys reuse the texts. */
const textsByColumns = new WeakMap<object, { rows: object; texts: readonly string[] }>();

function textsOf<Row>(rows: readonly Row[], columns: readonly DataTableColumn<Row>[]): readonly string[] {
  const kept = textsByColumns.get(columns);
  if (kept?.rows === rows) return kept.texts;
  const texts = rows.map((row) => columns.map((column) => searchText(column, row)).join('\n'));
  textsByColumns.set(columns, { rows, texts });
  return texts;
}

function searchText<Row>(column: DataTableColumn<Row>, row: Row): string {
  if (column.searchable === false) return '';
  const value = column.value(row);
  const wanted = column.searchable === true || typeof value === 'string';
  return wanted && value !== null && value !== undefined ? fold(String(value)) : '';
}

const ASCII = /^[\p{ASCII}]*$/u;

function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
