import { InlineMessage } from '@/components/InlineMessage';
import type { Seats } from './seats';

interface SeatCostProps {
  /** `undefined` where the reader may not know, and while it is loading. */
  seats: Seats | undefined;
  /** Seats that would be taken in addition. */
  needed: number;
}

/** What an invitation costs in template-designer seats, before it is sent; nothing when it costs none. */
export function SeatCost({ seats, needed }: SeatCostProps) {
  if (!seats || needed === 0) return null;
  const free = Math.max(0, seats.total - seats.used);
  const takes = `This takes ${needed} template designer ${needed === 1 ? 'seat' : 'seats'}`;
  return needed > free ? (
    <InlineMessage kind="NEGATIVE">
      {takes}, but {free === 0 ? 'none is' : `only ${free} of ${seats.total} ${free === 1 ? 'is' : 'are'}`}{' '}
      free.
    </InlineMessage>
  ) : (
    <InlineMessage kind="INFORMATIVE">
      {takes}: {seats.used + needed} of {seats.total} will be used.
    </InlineMessage>
  );
}
