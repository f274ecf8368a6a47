import { InlineMessage } from '@/components/InlineMessage';
import { excessOf, type ContractRenders } from '@/domain/usage';

interface RenderOutlookProps {
  contract: ContractRenders;
  now: Date;
}

/** Warns if renders exceed the contract, or will at this pace, and by how much; else renders nothing. */
export function RenderOutlook({ contract, now }: RenderOutlookProps) {
  const excess = excessOf(contract, now);
  if (!excess) return null;
  return (
    <InlineMessage kind={excess.kind === 'over' ? 'NEGATIVE' : 'INFORMATIVE'}>{excess.words}</InlineMessage>
  );
}
