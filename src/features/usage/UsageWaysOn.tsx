import { Button } from '@/components/Button';
import { LinkButton } from '@/components/LinkButton';
import { daysOfPeriod, type DayRange, type UsagePeriod } from '@/domain/usage';
import type { UsageRow } from './usageRows';
import type { Grouping, UsageView } from './usageView';

interface UsageWaysOnProps {
  row: UsageRow | undefined;
  period: UsagePeriod | undefined;
  groupBy: Grouping;
  range: DayRange;
  onDays: (days: Pick<UsageView, 'groupBy' | 'start' | 'end'>) => void;
  environmentHref: ((environmentId: string, range: DayRange) => string) | undefined;
}

/** Links from a period to its days or months, and from an environment to its own usage. */
export function UsageWaysOn({ row, period, groupBy, range, onDays, environmentHref }: UsageWaysOnProps) {
  if (!row) return null;
  if (groupBy === 'environment' && environmentHref)
    return <LinkButton href={environmentHref(row.id, range)}>Open its usage</LinkButton>;
  if (period !== 'month' && period !== 'year') return null;
  const whole = daysOfPeriod(row.id, period);
  const days = {
    start: whole.start < range.start ? range.start : whole.start,
    end: whole.end > range.end ? range.end : whole.end,
  };
  const finer = period === 'month' ? 'day' : 'month';
  return (
    <Button intent="primary" onClick={() => onDays({ groupBy: finer, ...days })}>
      Show its {finer}s
    </Button>
  );
}
