import { InlineMessage } from '@/components/InlineMessage';
import { formatCount, formatDay } from '@/domain/format';
import { outlookOf } from '@/domain/usage';

interface RenderOutlookProps {
  /** The contract year so far: its renders, how many it allows, and the day the contract has begun on. */
  contract: { readonly usedRenders: number; readonly maxRenders: number; readonly startDate: string };
  now: Date;
}

/** Says that more is rendered than the contract allows, or will be at this pace, and by how much; else nothing. */
export function RenderOutlook({ contract, now }: RenderOutlookProps) {
  const { usedRenders: used, maxRenders: maximum, startDate } = contract;
  if (maximum <= 0) return null;
  const { over, forecast, forecastOver, lastDay } = outlookOf({ used, maximum, startDate }, now);
  if (over === 0 && forecastOver === 0) return null;
  const limit = `the ${formatCount(maximum)} of the contract year`;
  return (
    <InlineMessage kind={over > 0 ? 'NEGATIVE' : 'INFORMATIVE'}>
      {over > 0 && `${formatCount(over)} renders more than ${limit}. `}
      {forecast !== undefined &&
        forecastOver > 0 &&
        `At this pace it will be ${formatCount(forecast)} by ${formatDay(lastDay)}: ${formatCount(forecastOver)} more than ${over > 0 ? 'that' : limit}.`}
    </InlineMessage>
  );
}
