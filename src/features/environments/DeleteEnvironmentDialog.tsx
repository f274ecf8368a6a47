import { useMutation } from '@tanstack/react-query';
import { environmentMutations } from '@/api/environments';
import type { Environment } from '@/api/types';
import { TypeToConfirmDialog } from '@/components/TypeToConfirmDialog';
import { useApi } from '@/product/FeatureContext';

interface DeleteEnvironmentDialogProps {
  environment: Environment;
  onClose: () => void;
  onDeleted: (environment: Environment) => void;
}

/** Asks for the name of an environment before it is deleted. */
export function DeleteEnvironmentDialog({ environment, onClose, onDeleted }: DeleteEnvironmentDialogProps) {
  const api = useApi();
  const { mutate, isPending, error } = useMutation(environmentMutations(api).remove());
  const { guid, name, type } = environment;
  return (
    <TypeToConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${name}?`}
      description={
        type === 'production'
          ? 'This is a production environment. Its templates, projects, media, fonts and integrations are lost, and whatever relies on them stops working. Nothing brings them back.'
          : 'Its templates, projects, media, fonts and integrations are lost. Nothing brings them back.'
      }
      expected={name}
      confirmLabel="Delete environment"
      pending={isPending}
      error={error?.message}
      onConfirm={() =>
        mutate(
          { environmentId: guid },
          {
            onSuccess: () => {
              onClose();
              onDeleted(environment);
            },
          },
        )
      }
    />
  );
}
