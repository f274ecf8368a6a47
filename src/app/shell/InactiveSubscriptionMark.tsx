import { Badge } from '@/components/Badge';
import { Box } from '@/components/Box';
import { InlineMessage } from '@/components/InlineMessage';
import { Tooltip } from '@/components/Tooltip';
import { subscriptionLabel } from '@/domain/workspace';
import type { Workspace } from '../workspace/Workspace';

interface InactiveSubscriptionMarkProps {
  subscription: NonNullable<Workspace['subscription']>;
  /**
   * As a message over a page, or as a badge in a bar.
   * @default 'message'
   */
  look?: 'message' | 'badge';
}

/** Explains an inactive subscription, over every page of it and in the bar of the editor. */
export function InactiveSubscriptionMark({ subscription, look = 'message' }: InactiveSubscriptionMarkProps) {
  const words = `${subscriptionLabel(subscription)} is inactive. What it holds can still be used; nobody can be invited to it until it is renewed.`;
  return look === 'badge' ? (
    <Tooltip content={words}>
      <Box as="span" tabIndex={0} data-testid="gpf-inactive-subscription">
        <Badge tone="informative">Inactive subscription</Badge>
      </Box>
    </Tooltip>
  ) : (
    <Box css={{ marginBlockEnd: '$4' }} data-testid="gpf-inactive-subscription">
      <InlineMessage kind="INFORMATIVE">{words}</InlineMessage>
    </Box>
  );
}
