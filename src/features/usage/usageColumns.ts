import type { DataTableColumn } from '@/components/DataTable';
import { changeOf } from '@/domain/usage';
import { formatCount } from '@/domain/format';
import type { UsageRow } from './usageRows';

/** Builds the columns of usage; the header of the first names the grouping. */
export function usageColumns(header: string): DataTableColumn<UsageRow>[] {
  const figure = (id: string, name: string, value: (row: UsageRow) => number | undefined) => ({
    id,
    header: name,
    value,
    cell: (row: UsageRow) => {
      const known = value(row);
      return known === undefined ? '–' : formatCount(known);
    },
    numeric: true,
    minWidth: 6,
  });
  return [
    { id: 'name', header, value: ({ name }) => name, grow: 2, hideable: false, minWidth: 9 },
    figure('renders', 'Renders', ({ renders }) => renders),
    { ...figure('watermarked', 'Watermarked', ({ watermarked }) => watermarked), minWidth: 7 },
    { ...figure('before', 'Period before', ({ before }) => before), hideOnMobile: true, minWidth: 8 },
    {
      ...figure('change', 'Change', ({ renders, before }) =>
        before === undefined || renders === undefined ? undefined : changeOf(renders, before).difference,
      ),
      hideOnMobile: true,
    },
  ];
}
