import { ConfirmDialog } from '@/components/ConfirmDialog';

interface DeclineInvitationDialogProps {
  /** Name of the subscription of the invitation. */
  name: string;
  pending: boolean;
  /** Why it could not be declined. */
  error: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirms declining an invitation, which only another invitation can reverse. */
export function DeclineInvitationDialog({
  name,
  pending,
  error,
  onClose,
  onConfirm,
}: DeclineInvitationDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Decline the invitation to ${name}?`}
      description="The roles prepared for you there are lost. You can be invited again."
      confirmLabel="Decline invitation"
      danger
      pending={pending}
      error={error}
      onConfirm={onConfirm}
    />
  );
}
