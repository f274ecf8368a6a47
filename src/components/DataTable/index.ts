export { DataTable } from './DataTable';
export {
  initialTableState,
  type CellValue,
  type DataTableProps,
  type DataTableColumn,
  type DataTableFilter,
  type DataTableBulkAction,
  type DataTableState,
  type DataTableEmpty,
} from './types';
