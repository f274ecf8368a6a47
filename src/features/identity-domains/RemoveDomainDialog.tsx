import { ConfirmDialog } from '@/components/ConfirmDialog';

interface RemoveDomainDialogProps {
  domain: string;
  pending: boolean;
  /** Why it could not be removed. */
  error: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before the users of a domain are left to passwords of their own. */
export function RemoveDomainDialog({ domain, pending, error, onClose, onConfirm }: RemoveDomainDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${domain}?`}
      description="Users with such an address need a password of their own from then on."
      confirmLabel="Remove domain"
      danger
      {...{ pending, error, onConfirm }}
    />
  );
}
