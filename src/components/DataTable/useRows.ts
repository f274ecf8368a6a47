import { useCallback, useMemo, useState } from 'react';
import { filterRows } from './filterRows';
import { sortRows } from './sortRows';
import type { DataTableProps, DataTableState } from './types';

const NO_ROWS: never[] = [];
const NOTHING: ReadonlySet<string> = new Set();

/** Rows as shown (searched, filtered, sorted), the columns as shown, and the selection. */
export function useRows<Row extends object>(
  props: DataTableProps<Row>,
  state: DataTableState,
  hiddenHere: readonly string[],
) {
  const { columns, rows = NO_ROWS, filters = NO_ROWS, getRowId } = props;
  const [selection, setSelection] = useState(NOTHING);

  const narrowed = useMemo(
    () => filterRows(rows, columns, filters, { search: state.search, filters: state.filters }),
    [rows, columns, filters, state.search, state.filters],
  );
  const sorted = useMemo(() => sortRows(narrowed, columns, state.sort), [narrowed, columns, state.sort]);
  /* Only what is shown counts as selected: acting on rows a filter hides would surprise. */
  const selectedRows = useMemo(
    () => (selection.size === 0 ? NO_ROWS : sorted.filter((row) => selection.has(getRowId(row)))),
    [sorted, getRowId, selection],
  );

  const hidden = [...state.hiddenColumns, ...hiddenHere].join('\n');
  const visibleColumns = useMemo(() => {
    const ids = new Set(hidden.split('\n'));
    return columns.filter(({ id }) => !ids.has(id));
  }, [columns, hidden]);
  const withRows = useCallback(
    (ids: readonly string[], isSelected: boolean): void =>
      setSelection((before) => {
        const after = new Set(before);
        for (const id of ids) {
          if (isSelected) after.add(id);
          else after.delete(id);
        }
        return after;
      }),
    [],
  );
  const toggle = useCallback((id: string, isSelected: boolean) => withRows([id], isSelected), [withRows]);
  return {
    rows: sorted,
    visibleColumns,
    selection,
    selectedRows,
    allSelected: sorted.length > 0 && selectedRows.length === sorted.length,
    toggle,
    toggleAll: (isSelected: boolean) => withRows(sorted.map(getRowId), isSelected),
    clearSelection: () => setSelection(NOTHING),
  };
}
