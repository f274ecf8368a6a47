import { type ReactNode, useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { Dialog } from '@/components/Dialog';
import { SecretField } from '@/components/SecretField';
import { Stack } from '@/components/Stack';
import { useUnsavedChanges } from '../UnsavedChanges';

interface SecretDialogProps {
  title: string;
  /** Says that it is shown once, and where it belongs. */
  description: string;
  /** What the secret is called. */
  label: string;
  secret: string;
  /** What is lost with a secret nobody has copied. */
  loss: string;
  /** Stands before the secret. */
  before?: ReactNode;
  /** Stands after it: what it is used for. */
  children: ReactNode;
  onClose: () => void;
}

/** A secret that is shown this once: closing asks until it has been copied, or the reader says that it has. */
export function SecretDialog(props: SecretDialogProps) {
  const { title, description, label, secret, loss, before, children, onClose } = props;
  const [isCopied, setIsCopied] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  useUnsavedChanges(!isCopied);
  return (
    <Dialog
      open
      size="m"
      onOpenChange={(open) => !open && (isCopied ? onClose() : setIsAsking(true))}
      title={title}
      description={description}
      footer={
        <Button intent="primary" onClick={onClose}>
          I have copied it
        </Button>
      }
    >
      <Stack gap="5">
        {before}
        <SecretField label={label} value={secret} onCopy={() => setIsCopied(true)} />
        {children}
      </Stack>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setIsAsking(false)}
          title="Close without copying the secret?"
          description={loss}
          confirmLabel="Close anyway"
          cancelLabel="Go back"
          danger
          onConfirm={onClose}
        />
      )}
    </Dialog>
  );
}
