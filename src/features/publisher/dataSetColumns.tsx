import type { DataSet } from '@/api/types';
import type { DataTableColumn } from '@/components/DataTable';
import { NameButton } from '@/product/NameButton';
import { changedColumn } from '@/product/changedColumn';

/** Name, rows, columns and last change of data sets. */
export const dataSetColumns = (onLook: (row: DataSet) => void): readonly DataTableColumn<DataSet>[] => [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: (row) => <NameButton name={row.name} onClick={() => onLook(row)} />,
    grow: 3,
    minWidth: 12,
    hideable: false,
  },
  { id: 'rows', header: 'Rows', value: ({ rowCount }) => rowCount, numeric: true, minWidth: 5 },
  {
    id: 'columns',
    header: 'Columns',
    value: ({ columns }) => columns.map(({ name }) => name).join(', '),
    grow: 4,
    minWidth: 14,
    hideOnMobile: true,
  },
  changedColumn(),
];
