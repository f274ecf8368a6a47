import { useMutation } from '@tanstack/react-query';
import { errorDetail, isGone } from '@/api/http';
import type { User } from '@/api/types';
import { userMutations } from '@/api/users';
import { TypeToConfirmDialog } from '@/components/TypeToConfirmDialog';
import { displayName } from '@/domain/user';
import { useApi, useTell } from '@/product/FeatureContext';

interface RemoveUserDialogProps {
  subscriptionId: string;
  subscriptionName: string;
  user: User;
  onClose: () => void;
  /** Called once the user is gone. */
  onRemoved?: (() => void) | undefined;
}

/** Asks for the email, or the name, of a user before the user is removed from the subscription. */
export function RemoveUserDialog(props: RemoveUserDialogProps) {
  const tell = useTell();
  const api = useApi();
  const { subscriptionId, subscriptionName, user, onClose, onRemoved } = props;
  const { mutateAsync, isPending, error } = useMutation(userMutations(api).remove());
  const name = displayName(user);
  // Awaited rather than called back: the row that opened this is gone by then, and with it its callbacks.
  const remove = async () => {
    await mutateAsync({ userId: user.id, subscriptionId }).catch((cause: unknown) => {
      // Somebody else was faster, and that is as well.
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
      error={error && errorDetail(error)}
      onConfirm={() => void remove().catch(() => undefined)}
    />
  );
}
