import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorDetail } from '@/api/http';
import { integrationMutations } from '@/api/integrations';
import type { Integration } from '@/api/types';
import { Select } from '@/components/Select';
import { TypeToConfirmDialog } from '@/components/TypeToConfirmDialog';
import { KEPT_SECRETS } from '@/domain/integrations';
import { useApi } from '@/product/FeatureContext';
import { ClientSecretDialog } from './ClientSecretDialog';
import type { TokenEndpoint } from './tokenRequest';

interface RotateSecretDialogProps {
  integration: Integration;
  tokenEndpoint: TokenEndpoint;
  onClose: () => void;
}

/** Asks for the name of an integration, rotates its secret, and shows the new one once. */
export function RotateSecretDialog({ integration, tokenEndpoint, onClose }: RotateSecretDialogProps) {
  const api = useApi();
  // The secret is dropped with the dialog: gcTime 0 keeps the mutation's result out of the cache.
  const { mutate, data, isPending, error } = useMutation({
    ...integrationMutations(api).rotateSecret(),
    gcTime: 0,
  });
  const { clientId, name } = integration;
  const [kept, setKept] = useState<(typeof KEPT_SECRETS)[number]>(KEPT_SECRETS[0]);
  if (data)
    return (
      <ClientSecretDialog
        title={`The new secret of ${name}`}
        secret={data.clientSecret}
        clientId={clientId}
        tokenEndpoint={tokenEndpoint}
        onClose={onClose}
      />
    );
  return (
    <TypeToConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Rotate the secret of ${name}?`}
      description={
        kept.seconds === 0
          ? 'The current secret stops working at once. Programs that use it fail until they have the new one.'
          : `The current secret works for another ${kept.label}, beside the new one. An older secret that was kept stops now.`
      }
      details={
        <Select
          label="Keep the current secret"
          value={kept.label}
          options={KEPT_SECRETS.map(({ label }) => ({ value: label, label }))}
          onValueChange={(value) => setKept(KEPT_SECRETS.find(({ label }) => label === value) ?? kept)}
        />
      }
      expected={name}
      confirmLabel="Rotate secret"
      pending={isPending}
      error={error && errorDetail(error)}
      onConfirm={() => mutate({ clientId, keepSeconds: kept.seconds })}
    />
  );
}
