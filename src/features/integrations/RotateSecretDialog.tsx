import { useMutation } from '@tanstack/react-query';
import type { PlatformApi } from '@/api/http';
import { integrationMutations } from '@/api/integrations';
import type { Integration } from '@/api/types';
import { Button } from '@/components/Button';
import { CopyField } from '@/components/CopyField';
import { Dialog } from '@/components/Dialog';
import { TypeToConfirmDialog } from '@/components/TypeToConfirmDialog';

interface RotateSecretDialogProps {
  api: PlatformApi;
  integration: Integration;
  onClose: () => void;
}

/** Asks for the name of an integration, gives it a new secret, and shows that once. */
export function RotateSecretDialog({ api, integration, onClose }: RotateSecretDialogProps) {
  // The secret is forgotten with the dialog: gcTime 0 keeps the mutation's result out of the cache.
  const { mutate, data, isPending, error } = useMutation({
    ...integrationMutations(api).rotateSecret(),
    gcTime: 0,
  });
  const { clientId, name } = integration;
  if (data)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={`The new secret of ${name}`}
        description="It is shown this once. Copy it to where the integration keeps it; the old one has stopped working."
        footer={
          <Button intent="primary" onClick={onClose}>
            I have copied it
          </Button>
        }
      >
        <CopyField label="Client secret" value={data.clientSecret} />
      </Dialog>
    );
  return (
    <TypeToConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Rotate the secret of ${name}?`}
      description="The current secret stops working at once, and with it everything that uses it, until the new one is in place."
      expected={name}
      confirmLabel="Rotate secret"
      pending={isPending}
      error={error?.message}
      onConfirm={() => mutate({ clientId })}
    />
  );
}
