import { useMutation } from '@tanstack/react-query';
import { errorDetail, type PlatformApi } from '@/api/http';
import type { User } from '@/api/types';
import { userMutations } from '@/api/users';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { isGone } from '@/product/isGone';

interface WithdrawInvitationDialogProps {
  api: PlatformApi;
  subscriptionId: string;
  user: User;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Asks before an invitation is withdrawn, since it can only be sent anew. */
export function WithdrawInvitationDialog(props: WithdrawInvitationDialogProps) {
  const { api, subscriptionId, user, onClose, onDone } = props;
  const { mutateAsync, isPending, error } = useMutation(userMutations(api).withdrawInvitation());
  const withdraw = async () => {
    await mutateAsync({ userId: user.id, subscriptionId }).catch((cause: unknown) => {
      // Somebody else was faster, and that is as well.
      if (!isGone(cause)) throw cause;
    });
    onClose();
    onDone(`The invitation of ${user.email} was withdrawn.`);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Withdraw the invitation of ${user.email}?`}
      description="The roles and groups prepared for them are lost. They can be invited again."
      confirmLabel="Withdraw invitation"
      danger
      pending={isPending}
      error={error && errorDetail(error)}
      onConfirm={() => void withdraw().catch(() => undefined)}
    />
  );
}
