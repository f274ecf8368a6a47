import { useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { CopyField } from '@/components/CopyField';
import { Dialog } from '@/components/Dialog';
import { SecretField } from '@/components/SecretField';
import { Stack } from '@/components/Stack';
import { CodeSample } from '@/product/CodeSample';
import { useUnsavedChanges } from '@/product/UnsavedChanges';
import { tokenRequestSamples, type TokenEndpoint } from './tokenRequest';

interface SecretDialogProps {
  title: string;
  clientId: string;
  secret: string;
  tokenEndpoint: TokenEndpoint;
  onClose: () => void;
}

/** A secret that is shown this once: closing asks until it has been copied, or the reader says that it has. */
export function SecretDialog({ title, clientId, secret, tokenEndpoint, onClose }: SecretDialogProps) {
  const [isCopied, setIsCopied] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  useUnsavedChanges(!isCopied);
  return (
    <Dialog
      open
      size="m"
      onOpenChange={(open) => !open && (isCopied ? onClose() : setIsAsking(true))}
      title={title}
      description="It is shown this once. Copy it to where the integration keeps it; nobody can look it up later."
      footer={
        <Button intent="primary" onClick={onClose}>
          I have copied it
        </Button>
      }
    >
      <Stack gap="5">
        <CopyField label="Client id" value={clientId} />
        <SecretField label="Client secret" value={secret} onCopy={() => setIsCopied(true)} />
        <CodeSample label="How to get a token" samples={tokenRequestSamples(clientId, tokenEndpoint)} />
      </Stack>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setIsAsking(false)}
          title="Close without copying the secret?"
          description="It can’t be shown again. Without it the integration can’t sign in until the secret is rotated."
          confirmLabel="Close anyway"
          cancelLabel="Go back"
          danger
          onConfirm={onClose}
        />
      )}
    </Dialog>
  );
}
