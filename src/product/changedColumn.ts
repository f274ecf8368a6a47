import type { DataTableColumn } from '@/components/DataTable';
import { formatDateTime } from '@/domain/format';

/** Column with the date of the last change. */
export const changedColumn = <Row extends { readonly lastModifiedDate: string }>(): DataTableColumn<Row> => ({
  id: 'modified',
  header: 'Changed',
  minWidth: 13,
  value: ({ lastModifiedDate }) => lastModifiedDate,
  cell: ({ lastModifiedDate }) => formatDateTime(new Date(lastModifiedDate)).text,
  searchable: false,
  hideOnMobile: true,
});
