import { Chart } from '@/components/Chart';
import { NOT_PRINTED } from '@/components/PrintSheet';
import { Text } from '@/components/Text';
import { Panel } from '@/product/Panel';
import { isNothing, type UsageRow } from './usageRows';

interface UsageChartProps {
  rows: readonly UsageRow[];
  /** The average of a period; undefined if the rows are not periods. */
  average: number | undefined;
  /** The renders of the contract in a period. */
  limit: number | undefined;
  /** The kind of a row, such as a month or an environment. */
  unit: string;
  /** The unit as a heading. */
  header: string;
  /** Called with the id of the chosen row. */
  onOpen: (id: string | undefined) => void;
}

const addArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** The figures as a chart, beside those of the period before and the limit of the contract. */
export function UsageChart({ rows, average, limit, unit, header, onOpen }: UsageChartProps) {
  return (
    <Panel what="The chart">
      <Chart
        label={`Renders by ${unit}`}
        categoryLabel={header}
        categories={isNothing(rows) ? [] : rows.map(({ name }) => name)}
        series={[
          { id: 'renders', label: 'Renders', values: rows.map(({ renders }) => renders) },
          {
            id: 'watermarked',
            label: 'Watermarked',
            stack: 'watermarked',
            values: rows.map(({ watermarked }) => watermarked),
          },
          {
            id: 'before',
            label: 'Period before',
            kind: average === undefined ? 'mark' : 'line',
            values: rows.map(({ before: earlier }) => earlier),
          },
          ...(average !== undefined
            ? [
                {
                  id: 'average',
                  label: 'Average',
                  kind: 'line' as const,
                  values: rows.map(() => average),
                },
              ]
            : []),
        ]}
        {...(limit && { threshold: { label: `Contract, each ${unit}`, value: limit } })}
        emptyText="Nothing was rendered on these days."
        onOpen={(index) => onOpen(rows[index]?.id)}
      />
      {!isNothing(rows) && (
        <Text as="p" size="caption" tone="subtle" css={{ marginBlockStart: '$3' }} {...NOT_PRINTED}>
          Choose {addArticle(unit)} to see its parts.
        </Text>
      )}
    </Panel>
  );
}
