import type { SubscriptionDetail } from '@/api/types';
import { Select } from '@/components/Select';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { UsageMeter } from '@/components/UsageMeter';
import { formatDay, formatCount, formatPercent, fromUnixSeconds } from '@/domain/format';
import { shareOf } from '@/domain/usage';
import { RenderOutlook } from '@/product/RenderOutlook';
import { Figure } from './Figure';

/** Numbers of months for an average. */
export const AVERAGE_MONTHS = ['3', '6', '12'] as const;

/** One of these numbers of months. */
export type AverageMonths = (typeof AVERAGE_MONTHS)[number];

interface RendersFigureProps {
  subscription: SubscriptionDetail;
  averageMonths: AverageMonths;
  onAverageMonthsChange: (months: AverageMonths) => void;
  /** The shown average is for another number of months than the chosen one. */
  isLoading: boolean;
}

/** Renders of the contract year against the limit of the contract, and the rolling average with its months. */
export function RendersFigure(props: RendersFigureProps) {
  const { subscription, averageMonths, onAverageMonthsChange, isLoading } = props;
  const { usedRenders, maxRenders, watermarkedRenders, rendersAsOf, averageRenders } = subscription;
  const { percent } = shareOf(usedRenders, maxRenders);
  return (
    <Figure title="Renders" asOf={rendersAsOf}>
      <UsageMeter
        label="This contract year"
        segments={[{ label: 'Used', value: usedRenders }]}
        limit={maxRenders}
        formatValue={formatCount}
        showLegend={false}
        note={[
          percent === undefined
            ? 'The contract includes no renders.'
            : `${formatPercent(percent)} of the year’s renders used.`,
          watermarkedRenders !== undefined &&
            `${formatCount(watermarkedRenders)} watermarked, counted apart.`,
        ]
          .filter(Boolean)
          .join(' ')}
      />
      {rendersAsOf !== undefined && (
        <RenderOutlook contract={subscription} now={fromUnixSeconds(rendersAsOf)} />
      )}
      <Stack gap="2" align="start" aria-busy={isLoading || undefined}>
        <Select
          label="Rolling average"
          options={AVERAGE_MONTHS.map((months) => ({ value: months, label: `Last ${months} whole months` }))}
          value={averageMonths}
          onValueChange={onAverageMonthsChange}
        />
        {!averageRenders || isLoading ? (
          <Skeleton shape="block" height="4.5rem" />
        ) : (
          <Average average={averageRenders} maxRenders={maxRenders} />
        )}
      </Stack>
    </Figure>
  );
}

function Average(props: { average: NonNullable<SubscriptionDetail['averageRenders']>; maxRenders: number }) {
  const { months, average, startDate, endDate } = props.average;
  const total = Math.round(average * months);
  return (
    <Stack gap="1" css={{ minHeight: '4.5rem' }}>
      <Text size="title" weight="semibold" numeric>
        {formatCount(Math.round(average))} a month
      </Text>
      <Text size="small" tone="muted" numeric>
        {formatCount(total)} renders ÷ {months} months, {formatDay(startDate)} – {formatDay(endDate)}.
      </Text>
      <Text size="small" tone="muted" numeric>
        × 12 = {formatCount(Math.round((total / months) * 12))} a year, of {formatCount(props.maxRenders)} in
        the contract.
      </Text>
    </Stack>
  );
}
