import { ConfirmDialog } from '@/components/ConfirmDialog';

interface DeclineInvitationDialogProps {
  /** What the invitation is to. */
  name: string;
  pending: boolean;
  /** Why it could not be declined. */
  error: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before an invitation is declined, since only another one brings it back. */
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
      {...{ pending, error, onConfirm }}
    />
  );
}
