import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorDetail } from '@/api/http';
import type { User } from '@/api/types';
import { userMutations, userQueries } from '@/api/users';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { InlineMessage } from '@/components/InlineMessage';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { displayName } from '@/domain/users';
import { useApi, useNotify } from '@/product/FeatureContext';
import { OwnedItemsText, ReceiverField } from './OwnedItems';

interface HandOverDialogProps {
  subscriptionId: string;
  /** The owner, who may have been removed. */
  person: Pick<User, 'id' | 'email' | 'firstName' | 'lastName'>;
  /** Candidates for the receiver. */
  users: readonly User[];
  onClose: () => void;
}

/** Transfers all projects of a user in the subscription to another user. */
export function HandOverDialog({ subscriptionId, person, users, onClose }: HandOverDialogProps) {
  const api = useApi();
  const tell = useNotify();
  const [receiverId, setReceiverId] = useState<string>();
  const items = useQuery(userQueries(api).ownedItems({ userId: person.id, subscriptionId }));
  const { mutateAsync, isPending, error } = useMutation(userMutations(api).handOver());
  const name = displayName(person);
  const handOver = async () => {
    if (receiverId === undefined) return;
    await mutateAsync({ userId: person.id, subscriptionId, receiverId });
    onClose();
    tell(`The projects of ${name} were handed over.`);
  };
  const failure = error ?? items.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Hand over the projects of ${name}`}
      description="The receiver becomes their owner, and only they can open them."
      pending={isPending}
      onSubmit={() => void handOver().catch(() => undefined)}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            intent="primary"
            pending={isPending}
            disabledReason={
              items.data?.projectCount === 0
                ? 'There is no project to hand over.'
                : receiverId === undefined
                  ? 'Choose a user first.'
                  : undefined
            }
          >
            Hand over
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {items.data ? <OwnedItemsText items={items.data} /> : !items.error && <Skeleton />}
        {failure && <InlineMessage kind="NEGATIVE">{errorDetail(failure)}</InlineMessage>}
        <ReceiverField
          label="Give them to"
          ownerId={person.id}
          users={users}
          value={receiverId}
          onValueChange={setReceiverId}
        />
      </Stack>
    </Dialog>
  );
}
