import {
  columnVisibilityFeature,
  createSortedRowModel,
  type Row as TableRow,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { filterRows } from './filterRows';
import type { CellValue, DataTableProps, DataTableState } from './types';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnVisibilityFeature,
  rowSelectionFeature,
});

/** A row of the table with its state. */
export type RowOf<Row extends object> = TableRow<typeof features, Row>;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(left: CellValue, right: CellValue): number {
  if (typeof left === 'string' || typeof right === 'string')
    return collator.compare(String(left), String(right));
  return Number(left) - Number(right);
}

const NO_ROWS: never[] = [];

/** Rows as shown (searched, filtered, sorted), the columns as shown, and the selection. */
export function useRows<Row extends object>(
  props: DataTableProps<Row>,
  state: DataTableState,
  hiddenHere: readonly string[],
) {
  const { columns, rows = NO_ROWS, filters = NO_ROWS, getRowId } = props;
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});

  const data = useMemo(
    () => filterRows<Row>(rows, columns, filters, { search: state.search, filters: state.filters }) as Row[],
    [rows, columns, filters, state.search, state.filters],
  );
  const columnDefs = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        header: column.header,
        accessorFn: (row: Row) => column.value(row) ?? undefined,
        enableSorting: column.sortable !== false,
        sortUndefined: 'last' as const,
        sortFn: (a: RowOf<Row>, b: RowOf<Row>) =>
          compare(a.getValue<CellValue>(column.id), b.getValue<CellValue>(column.id)),
      })),
    [columns],
  );

  const table = useTable({
    features,
    data,
    columns: columnDefs,
    getRowId,
    enableMultiSort: false,
    onRowSelectionChange: setRowSelection,
    state: {
      sorting: state.sort ? [{ id: state.sort.column, desc: state.sort.direction === 'desc' }] : NO_ROWS,
      columnVisibility: Object.fromEntries([...state.hiddenColumns, ...hiddenHere].map((id) => [id, false])),
      rowSelection,
    },
  });

  const shown = new Set(table.getVisibleLeafColumns().map((column) => column.id));
  return {
    rows: table.getRowModel().rows,
    visibleColumns: columns.filter((column) => shown.has(column.id)),
    /* Only what is shown counts as selected: acting on rows a filter hides would surprise. */
    selectedRows: table.getRowModel().rows.filter((row) => row.getIsSelected()),
    allSelected: table.getIsAllRowsSelected(),
    toggleAll: (selected: boolean) => table.toggleAllRowsSelected(selected),
    clearSelection: () => setRowSelection({}),
  };
}
