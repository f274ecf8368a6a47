import { useMutation } from '@tanstack/react-query';
import { errorDetail, isGone } from '@/api/http';
import type { User } from '@/api/types';
import { userMutations } from '@/api/users';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useApi, useNotify } from '@/product/FeatureContext';

interface WithdrawInvitationDialogProps {
  subscriptionId: string;
  user: User;
  onClose: () => void;
  /** Called after the invitation is withdrawn. */
  onWithdrawn?: (() => void) | undefined;
}

/** Confirms withdrawing an invitation, which can then only be sent again. */
export function WithdrawInvitationDialog(props: WithdrawInvitationDialogProps) {
  const tell = useNotify();
  const api = useApi();
  const { subscriptionId, user, onClose, onWithdrawn } = props;
  const { mutateAsync, isPending, error } = useMutation(userMutations(api).withdrawInvitation());
  const withdraw = async () => {
    await mutateAsync({ userId: user.id, subscriptionId }).catch((cause: unknown) => {
      // Already withdrawn by another user; that is fine.
      if (!isGone(cause)) throw cause;
    });
    onClose();
    tell(`The invitation of ${user.email} was withdrawn.`);
    onWithdrawn?.();
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
