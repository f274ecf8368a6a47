import { styled } from '@/components/theme';
import { type ChartData, formatKnown, readValue } from './types';

const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$small',
  lineHeight: '$small',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { position: 'absolute', boxSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& th, & td': {
    overflowWrap: 'anywhere',
    padding: '$2',
    borderBlockEnd: '1px solid $colors$border',
    textAlign: 'end',
    fontWeight: '$regular',
  },
  '& th:first-child': { textAlign: 'start' },
  '& thead th': { color: '$textMuted', fontWeight: '$medium' },
});

/** Props of {@link ChartTable}. */
export interface ChartTableProps extends ChartData {
  label: string;
  categoryLabel: string;
  formatValue: (value: number) => string;
}

/** The same values as a table. */
export function ChartTable(props: ChartTableProps) {
  const { label, categoryLabel, categories, series, threshold, formatValue } = props;
  return (
    <Table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{categoryLabel}</th>
          {series.map((one) => (
            <th key={one.id} scope="col">
              {one.label}
            </th>
          ))}
          {threshold && <th scope="col">{threshold.label}</th>}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, index) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            {series.map((one) => (
              <td key={one.id}>{formatKnown(readValue(one, index), formatValue)}</td>
            ))}
            {threshold && <td>{formatValue(threshold.value)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
