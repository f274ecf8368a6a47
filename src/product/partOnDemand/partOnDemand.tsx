import type { ComponentType } from 'react';
import { Button } from '@/components/Button';
import { InlineMessage } from '@/components/InlineMessage';
import { Skeleton } from '@/components/Skeleton';
import { onDemand, type OnDemand } from '@/components/onDemand';

/**
 * Keeps the code of one part of a page, such as what one of its tabs shows, off its other parts. Its room is kept while
 * the code is under way; where it can't be had that is said in its place, and can be tried again.
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
          This could not be shown: part of the console could not be loaded. Where trying again does not help,
          reload the page.
        </InlineMessage>
      ) : (
        <Skeleton shape="block" height="12rem" aria-busy="true" />
      ),
  });
}
