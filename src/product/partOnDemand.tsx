import type { ComponentType } from 'react';
import { Button } from '@/components/Button';
import { InlineMessage } from '@/components/InlineMessage';
import { Skeleton } from '@/components/Skeleton';
import { onDemand, type OnDemand } from '@/components/onDemand';

/**
 * Loads the code of a part of a page, such as a tab's content, on demand. Reserves its room meanwhile; a failed load
 * is reported in place and can be retried.
 */
export function partOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  return onDemand(load, {
    drawWait: ({ hasFailed, onRetry }) =>
      hasFailed ? (
        <InlineMessage
          kind="NEGATIVE"
          action={
            <Button size="s" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          This could not be shown: part of the console could not be loaded. If trying again does not help,
          reload the page.
        </InlineMessage>
      ) : (
        <Skeleton shape="block" height="12rem" aria-busy="true" />
      ),
  });
}
