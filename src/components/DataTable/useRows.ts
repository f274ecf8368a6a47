import { useMemo } from 'react';
import { filterRows } from './filterRows';
import { sortRows } from './sortRows';
import type { DataTableProps, DataTableState } from './types';
import { useSelection } from './useSelection';

const NO_ROWS: never[] = [];

/** Returns the visible rows (searched, filtered, sorted), the visible columns, and the selection. */
export function useRows<Row extends object>(
  props: DataTableProps<Row>,
  state: DataTableState,
  hiddenHere: readonly string[],
) {
  const { columns, rows = NO_ROWS, filters = NO_ROWS, getRowId } = props;
  const narrowed = useMemo(
    () => filterRows(rows, columns, filters, { search: state.search, filters: state.filters }),
    [rows, columns, filters, state.search, state.filters],
  );
  const sorted = useMemo(() => sortRows(narrowed, columns, state.sort), [narrowed, columns, state.sort]);
  const { selection, ...selecting } = useSelection(sorted, getRowId);
  /* Hidden rows stay selected, so that a selection can combine several searches; the bar shows their number. */
  const selectedRows = useMemo(() => {
    if (selection.size === 0) return NO_ROWS;
    const chosen = rows.filter((row) => selection.has(getRowId(row)));
    return [...sortRows(chosen, columns, state.sort)];
  }, [rows, columns, state.sort, getRowId, selection]);
  const shownCount = useMemo(
    () => (selection.size === 0 ? 0 : sorted.filter((row) => selection.has(getRowId(row))).length),
    [sorted, getRowId, selection],
  );

  const hidden = [...state.hiddenColumns, ...hiddenHere].join('\n');
  const visibleColumns = useMemo(() => {
    const ids = new Set(hidden.split('\n'));
    return columns.filter(({ id }) => !ids.has(id));
  }, [columns, hidden]);
  return {
    rows: sorted,
    visibleColumns,
    selection,
    selectedRows,
    /** How many selected rows are hidden by search or filters. */
    hiddenCount: selectedRows.length - shownCount,
    allSelected: sorted.length > 0 && shownCount === sorted.length,
    someSelected: shownCount > 0,
    ...selecting,
  };
}
