import { useMutation } from '@tanstack/react-query';
import { environmentMutations } from '@/api/environments';
import { errorDetail } from '@/api/http';
import type { Environment } from '@/api/types';
import { TypeToConfirmDialog } from '@/components/TypeToConfirmDialog';
import { useApi, useNotify } from '@/product/FeatureContext';

interface DeleteEnvironmentDialogProps {
  environment: Pick<Environment, 'guid' | 'name' | 'type'>;
  onClose: () => void;
  /** Called after the deletion. @default only the dialog closes */
  onDeleted?: () => void;
}

/** Asks for the name of an environment before it is deleted. */
export function DeleteEnvironmentDialog({ environment, onClose, onDeleted }: DeleteEnvironmentDialogProps) {
  const tell = useNotify();
  const api = useApi();
  const { mutateAsync, isPending, error } = useMutation(environmentMutations(api).remove());
  const { guid, name, type } = environment;
  const remove = async () => {
    await mutateAsync({ environmentId: guid });
    onClose();
    tell(`${name} was deleted.`);
    onDeleted?.();
  };
  return (
    <TypeToConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${name}?`}
      description={
        type === 'production'
          ? 'This is a production environment. Its templates, projects, media, fonts and integrations are lost, and programs that rely on them stop working. They can’t be restored.'
          : 'Its templates, projects, media, fonts and integrations are lost. They can’t be restored.'
      }
      expected={name}
      confirmLabel="Delete environment"
      pending={isPending}
      error={error && errorDetail(error)}
      onConfirm={() => void remove().catch(() => undefined)}
    />
  );
}
