import { Grid } from '@/components/Grid';
import { formatCount, formatDay, formatPercent } from '@/domain/format';
import { changeOf, type DayRange } from '@/domain/usage';
import { FigureCard } from '@/product/FigureCard';
import type { totalsOf } from './usageRows';

interface UsageSummaryProps {
  totals: ReturnType<typeof totalsOf>;
  range: DayRange;
  /** The previous range, for comparison. */
  earlier: DayRange;
  /** The first month with renders in the previous range, unless it is the first of all; then sums are not compared. */
  firstUse: string | undefined;
  /** The unit of one row, for the average: "month". */
  unit: string;
}

/** The sums over the chosen days, compared with the previous range. */
export function UsageSummary({ totals, range, earlier, firstUse, unit }: UsageSummaryProps) {
  const { renders, before, watermarked, average } = totals;
  const compared = firstUse
    ? `none until ${firstUse}`
    : before !== undefined && describeChange(renders, before);
  const facts = [
    {
      label: 'Renders',
      value: formatCount(renders),
      note: `${formatDay(range.start)} – ${formatDay(range.end)}`,
    },
    {
      label: 'Period before',
      value: before === undefined ? '–' : formatCount(before),
      note: `${formatDay(earlier.start)} – ${formatDay(earlier.end)}${compared ? `, ${compared}` : ''}`,
    },
    {
      label: 'Watermarked',
      value: formatCount(watermarked),
      note: 'Counted separately from the renders',
    },
    { label: 'Average', value: formatCount(average), note: `Renders for each ${unit}` },
  ];
  return (
    <Grid columns={4} gap="4" css={{ '@mobile': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }}>
      {facts.map((fact) => (
        <FigureCard key={fact.label} {...fact} />
      ))}
    </Grid>
  );
}

function describeChange(now: number, before: number): string {
  const { difference, percent } = changeOf(now, before);
  if (difference === 0) return 'no change';
  const sign = difference > 0 ? '+' : '−';
  return percent === undefined
    ? `${sign}${formatCount(Math.abs(difference))}`
    : `${sign}${formatPercent(Math.abs(percent))}`;
}
