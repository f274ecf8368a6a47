import { useMutation } from '@tanstack/react-query';
import type { PlatformApi } from '@/api/http';
import type { User } from '@/api/types';
import { userMutations } from '@/api/users';
import { TypeToConfirmDialog } from '@/components/TypeToConfirmDialog';
import { displayName } from '@/domain/user';

interface RemoveUserDialogProps {
  api: PlatformApi;
  subscriptionId: string;
  subscriptionName: string;
  user: User;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks for the name of a user before the user is removed from the subscription. */
export function RemoveUserDialog(props: RemoveUserDialogProps) {
  const { api, subscriptionId, subscriptionName, user, onClose, onRemoved } = props;
  const { mutate, isPending, error } = useMutation(userMutations(api).remove());
  const name = displayName(user);
  const remove = () =>
    mutate(
      { userId: user.id, subscriptionId },
      {
        onSuccess: () => {
          onClose();
          onRemoved();
        },
      },
    );
  return (
    <TypeToConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${name}?`}
      description={`All roles and groups in ${subscriptionName} are lost. Deactivating keeps them.`}
      expected={name}
      confirmLabel="Remove user"
      pending={isPending}
      error={error?.message}
      onConfirm={remove}
    />
  );
}
