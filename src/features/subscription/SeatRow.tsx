import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorDetail, isGone } from '@/api/http';
import type { User } from '@/api/types';
import { userMutations } from '@/api/users';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { displayName } from '@/domain/users';
import { useApi, useNotify } from '@/product/FeatureContext';
import { rolesWithoutSeat, seatOf } from './seatHolders';

interface SeatRowProps {
  subscriptionId: string;
  user: User;
}

/** A user with a seat, with its use and a button to take it back. */
export function SeatRow({ subscriptionId, user }: SeatRowProps) {
  const tell = useNotify();
  const api = useApi();
  const remove = useMutation(userMutations(api).removeRole());
  const change = useMutation(userMutations(api).changeEnvironmentRoles());
  const [isAsking, setAsking] = useState(false);
  const name = displayName(user);
  const seat = seatOf(user);
  const error = change.error ?? remove.error;
  if (!seat) return null;
  const count = seat.environmentIds.length;
  const inEnvironments = count === 1 ? '1 environment' : `${count} environments`;
  const take = async () => {
    const membership = { userId: user.id, subscriptionId };
    let isOfSubscription = false;
    const withoutSeat = (present: User) => {
      isOfSubscription = seatOf(present)?.isOfSubscription === true;
      return rolesWithoutSeat(present);
    };
    try {
      await change.mutateAsync({ ...membership, change: withoutSeat });
      if (isOfSubscription) await remove.mutateAsync({ ...membership, role: 'TD' });
    } catch (cause) {
      // A removed user has no seat either.
      if (!isGone(cause)) throw cause;
    }
    setAsking(false);
    tell(`${name} has no template designer seat any more.`);
  };
  return (
    <Inline
      as="li"
      gap="3"
      justify="between"
      css={{ flexWrap: 'nowrap', paddingBlock: '$2', borderBlockEnd: '1px solid $colors$border' }}
    >
      <Stack gap="0" css={{ minWidth: 0 }}>
        <Text truncate>{name}</Text>
        <Text size="caption" tone="subtle" truncate>
          {seat.isOfSubscription ? 'In the whole subscription' : `In ${inEnvironments}`}
          {name !== user.email && `, ${user.email}`}
        </Text>
      </Stack>
      <Button size="s" aria-label={`Remove the seat of ${name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove the seat of ${name}?`}
        description="They can’t create or edit templates any more. Their other roles and their templates stay."
        confirmLabel="Remove seat"
        pending={change.isPending || remove.isPending}
        error={error && errorDetail(error)}
        onConfirm={() => void take().catch(() => undefined)}
      />
    </Inline>
  );
}
