import type { DataTableColumn, DataTableFilter, DataTableState } from './types';

/**
 * The rows that hold every word of the search in any searchable column and match every chosen filter, in their order.
 * Case and accents do not count. Answers with the very same array when nothing narrows it.
 */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  filters: readonly DataTableFilter<Row>[],
  state: Pick<DataTableState, 'search' | 'filters'>,
): readonly Row[] {
  const words = fold(state.search).split(/\s+/u).filter(Boolean);
  const chosen = filters.flatMap((filter) => {
    const value = state.filters[filter.id];
    return value === undefined || value === '' ? [] : [{ filter, value }];
  });
  if (words.length === 0 && chosen.length === 0) return rows;

  return rows.filter((row) => {
    if (!chosen.every(({ filter, value }) => filter.matches(row, value))) return false;
    if (words.length === 0) return true;
    const text = columns.map((column) => searchText(column, row)).join('\n');
    return words.every((word) => text.includes(word));
  });
}

function searchText<Row>(column: DataTableColumn<Row>, row: Row): string {
  if (column.searchable === false) return '';
  const value = column.value(row);
  const wanted = column.searchable === true || typeof value === 'string';
  return wanted && value !== null && value !== undefined ? fold(String(value)) : '';
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
