import { Box } from '@/components/Box';
import { InlineMessage } from '@/components/InlineMessage';
import { subscriptionLabel } from '@/domain/workspace';
import type { Workspace } from '../workspace/Workspace';

interface InactiveSubscriptionMarkProps {
  subscription: NonNullable<Workspace['subscription']>;
}

/** Stands over every page of an inactive subscription: what that means there. */
export function InactiveSubscriptionMark({ subscription }: InactiveSubscriptionMarkProps) {
  return (
    <Box css={{ marginBlockEnd: '$4' }} data-testid="gpf-inactive-subscription">
      <InlineMessage kind="INFORMATIVE">
        {subscriptionLabel(subscription)} is inactive. What it holds can still be used; nobody can be invited
        to it until it is renewed.
      </InlineMessage>
    </Box>
  );
}
