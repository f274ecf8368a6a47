import { InlineMessage } from '@/components/InlineMessage';
import type { Seats } from './seats';

interface SeatCostProps {
  /** `undefined` while loading, and if the reader may not see it. */
  seats: Seats | undefined;
  /** Seats that the invitation takes. */
  needed: number;
}

/** The template-designer seats an invitation takes; hidden when it takes none. */
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
