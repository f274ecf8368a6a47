import { useMutation } from '@tanstack/react-query';
import { integrationMutations } from '@/api/integrations';
import type { Integration } from '@/api/types';
import { TypeToConfirmDialog } from '@/components/TypeToConfirmDialog';
import { useApi } from '@/product/FeatureContext';

interface DeleteIntegrationDialogProps {
  integration: Integration;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for the name of an integration before it is deleted. */
export function DeleteIntegrationDialog({ integration, onClose, onDeleted }: DeleteIntegrationDialogProps) {
  const api = useApi();
  const { mutateAsync, isPending, error } = useMutation(integrationMutations(api).remove());
  const { clientId, name } = integration;
  const remove = async () => {
    await mutateAsync({ clientId });
    onDeleted();
    onClose();
  };
  return (
    <TypeToConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${name}?`}
      description="Whatever uses it can no longer reach this environment. Its id and secret can't be brought back."
      expected={name}
      confirmLabel="Delete integration"
      pending={isPending}
      error={error?.message}
      onConfirm={() => void remove().catch(() => undefined)}
    />
  );
}
