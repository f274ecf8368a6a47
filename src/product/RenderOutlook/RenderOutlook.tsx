import { InlineMessage } from '@/components/InlineMessage';
import { excessOf, type ContractRenders } from '@/domain/usage';

interface RenderOutlookProps {
  contract: ContractRenders;
  now: Date;
}

/** Says that more is rendered than the contract allows, or will be at this pace, and by how much; else nothing. */
export function RenderOutlook({ contract, now }: RenderOutlookProps) {
  const excess = excessOf(contract, now);
  if (!excess) return null;
  return (
    <InlineMessage kind={excess.kind === 'over' ? 'NEGATIVE' : 'INFORMATIVE'}>{excess.words}</InlineMessage>
  );
}
