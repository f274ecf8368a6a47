import { ConfirmDialog } from '@/components/ConfirmDialog';

interface RemoveDomainDialogProps {
  domain: string;
  pending: boolean;
  /** Why it could not be removed. */
  error: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirms that users of a domain will need passwords of their own. */
export function RemoveDomainDialog({ domain, pending, error, onClose, onConfirm }: RemoveDomainDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${domain}?`}
      description="Users with such an address need a password of their own from then on."
      confirmLabel="Remove domain"
      danger
      pending={pending}
      error={error}
      onConfirm={onConfirm}
    />
  );
}
