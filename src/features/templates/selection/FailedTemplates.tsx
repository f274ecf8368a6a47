import type { Settled } from '@/api/settleEach';
import type { Template } from '@/api/types';
import { InlineMessage } from '@/components/InlineMessage';

/** Lists the templates for which an action failed, each with the reason. */
export function FailedTemplates({ failed }: Pick<Settled<Template>, 'failed'>) {
  if (failed.length === 0) return null;
  return (
    <InlineMessage kind="NEGATIVE">
      {failed.map(({ item, reason }) => (
        <div key={item.id}>{`${item.name}: ${reason}`}</div>
      ))}
    </InlineMessage>
  );
}
