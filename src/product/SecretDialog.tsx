import { type ReactNode, useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { Dialog } from '@/components/Dialog';
import { SecretField } from '@/components/SecretField';
import { Stack } from '@/components/Stack';
import { useUnsavedChanges } from './UnsavedChangesContext';

interface SecretDialogProps {
  title: string;
  /** Explains that it is shown once, and its use. */
  description: string;
  /** Name of the secret. */
  label: string;
  secret: string;
  /** Describes the loss of an uncopied secret. */
  loss: string;
  /** Content before the secret. */
  before?: ReactNode;
  /** Content after it: the use of the secret. */
  children: ReactNode;
  onClose: () => void;
}

/** Shows a secret once: asks before closing until it is copied or the user confirms. */
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
