import { useMutation } from '@tanstack/react-query';
import { errorDetail } from '@/api/http';
import { integrationMutations } from '@/api/integrations';
import type { Integration } from '@/api/types';
import { TypeToConfirmDialog } from '@/components/TypeToConfirmDialog';
import { useApi, useNotify } from '@/product/FeatureContext';

interface DeleteIntegrationDialogProps {
  integration: Integration;
  onClose: () => void;
  /** Called after the integration is deleted. */
  onDeleted: () => void;
}

/** Asks for the name of an integration before deleting it. */
export function DeleteIntegrationDialog({ integration, onClose, onDeleted }: DeleteIntegrationDialogProps) {
  const tell = useNotify();
  const api = useApi();
  const { mutateAsync, isPending, error } = useMutation(integrationMutations(api).remove());
  const { clientId, name } = integration;
  const remove = async () => {
    await mutateAsync({ clientId });
    tell(`${name} was deleted.`);
    onDeleted();
    onClose();
  };
  return (
    <TypeToConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${name}?`}
      description="Programs that use it can no longer reach this environment. Its id and secret can’t be restored."
      expected={name}
      confirmLabel="Delete integration"
      pending={isPending}
      error={error && errorDetail(error)}
      onConfirm={() => void remove().catch(() => undefined)}
    />
  );
}
