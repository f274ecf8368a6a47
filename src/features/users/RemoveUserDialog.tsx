import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorDetail, isGone } from '@/api/http';
import type { User } from '@/api/types';
import { userMutations, userQueries } from '@/api/users';
import { InlineMessage } from '@/components/InlineMessage';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { TypeToConfirmDialog } from '@/components/TypeToConfirmDialog';
import { displayName } from '@/domain/users';
import { useApi, useNotify } from '@/product/FeatureContext';
import { OwnedItemsText, ReceiverField } from './OwnedItems';

interface RemoveUserDialogProps {
  subscriptionId: string;
  subscriptionName: string;
  user: User;
  /** Candidates for the receiver of the projects. */
  users: readonly User[];
  onClose: () => void;
  /** Called after the user is removed. */
  onRemoved?: (() => void) | undefined;
}

/**
 * Lists the items a user owns, and asks for the email or name before removing the user from the subscription. Projects
 * are kept, or transferred to a chosen receiver.
 */
export function RemoveUserDialog(props: RemoveUserDialogProps) {
  const tell = useNotify();
  const api = useApi();
  const { subscriptionId, subscriptionName, user, users, onClose, onRemoved } = props;
  const [handOverTo, setHandOverTo] = useState<string>();
  const items = useQuery(userQueries(api).ownedItems({ userId: user.id, subscriptionId }));
  const { mutateAsync, isPending, error } = useMutation(userMutations(api).remove());
  const name = displayName(user);
  // Awaited instead of a callback: the row that opened this is removed by then, with its callbacks.
  const remove = async () => {
    await mutateAsync({ userId: user.id, subscriptionId, handOverTo }).catch((cause: unknown) => {
      // Already removed by another user; that is fine.
      if (!isGone(cause)) throw cause;
    });
    onClose();
    tell(`${name} was removed.`);
    onRemoved?.();
  };
  return (
    <TypeToConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${name}?`}
      description={`All roles and groups in ${subscriptionName} are lost. Deactivating keeps them.`}
      expected={user.email}
      alsoAccepted={[name]}
      confirmLabel="Remove user"
      pending={isPending}
      details={
        <Stack gap="3">
          {items.data ? <OwnedItemsText items={items.data} /> : !items.error && <Skeleton />}
          {items.error && (
            <InlineMessage kind="NEUTRAL">
              Their projects could not be listed. They are kept, and can be handed over later.
            </InlineMessage>
          )}
          {(items.data?.projectCount ?? 0) > 0 && (
            <ReceiverField
              label="Give the projects to"
              nobody="Keep them to hand over later"
              ownerId={user.id}
              users={users}
              value={handOverTo}
              onValueChange={setHandOverTo}
            />
          )}
        </Stack>
      }
      error={error && errorDetail(error)}
      onConfirm={() => void remove().catch(() => undefined)}
    />
  );
}
