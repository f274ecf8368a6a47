import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorDetail } from '@/api/http';
import type { MyInvitation } from '@/api/types';
import { userMutations } from '@/api/users';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { ExactTime } from '@/components/Tooltip';
import { fromUnixSeconds } from '@/domain/format';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';

const DeclineInvitationDialog = dialogOnDemand(
  async () => (await import('./DeclineInvitationDialog')).DeclineInvitationDialog,
);

/** One invitation, with its two answers. */
export function InvitationItem({ invitation }: { invitation: MyInvitation }) {
  const { subscriptionId, subscriptionName, clientName, invitedAt } = invitation;
  const tell = useNotify();
  const api = useApi();
  const accept = useMutation(userMutations(api).acceptInvitation());
  const decline = useMutation(userMutations(api).declineInvitation());
  const [asks, setAsks] = useState(false);
  const gone = `The invitation to ${subscriptionName} has been withdrawn.`;
  const onAccept = () =>
    notifyOutcome(
      accept.mutateAsync({ subscriptionId }),
      { done: () => `You are a member of ${subscriptionName} now.`, gone },
      tell,
    );
  const onDecline = async () => {
    const write = decline.mutateAsync({ subscriptionId });
    await notifyOutcome(
      write,
      { done: () => `You declined the invitation to ${subscriptionName}.`, gone },
      tell,
    );
    await write.then(
      () => setAsks(false),
      () => undefined,
    );
  };
  return (
    <Inline
      as="li"
      gap="4"
      justify="between"
      wrap
      css={{ paddingBlock: '$3', '& + &': { borderBlockStart: '1px solid $colors$border' } }}
    >
      <Stack gap="0" css={{ minWidth: 0, flex: '1 1 14rem' }}>
        <Text weight="semibold" css={{ overflowWrap: 'anywhere' }}>
          {subscriptionName}
        </Text>
        <Text size="small" tone="muted" css={{ overflowWrap: 'anywhere' }}>
          {clientName} · invited <ExactTime date={fromUnixSeconds(invitedAt)} />
        </Text>
      </Stack>
      <Inline gap="2">
        <Button
          aria-label={`Decline the invitation to ${subscriptionName}`}
          disabled={accept.isPending}
          {...DeclineInvitationDialog.approach}
          onClick={() => setAsks(true)}
        >
          Decline
        </Button>
        <Button
          intent="primary"
          aria-label={`Accept the invitation to ${subscriptionName}`}
          pending={accept.isPending}
          onClick={() => void onAccept()}
        >
          Accept
        </Button>
      </Inline>
      {asks && (
        <DeclineInvitationDialog
          name={subscriptionName}
          pending={decline.isPending}
          error={decline.error ? errorDetail(decline.error) : undefined}
          onClose={() => {
            setAsks(false);
            decline.reset();
          }}
          onConfirm={() => void onDecline()}
        />
      )}
    </Inline>
  );
}
