import { useMutation } from '@tanstack/react-query';
import { collectionMutations } from '@/api/collections';
import { errorDetail } from '@/api/http';
import type { EnvironmentDetail, TemplateCollection } from '@/api/types';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useApi, useNotify } from '@/product/FeatureContext';

interface DeleteCollectionDialogProps {
  environment: EnvironmentDetail;
  collection: TemplateCollection;
  onClose: () => void;
}

/** Confirms the deletion of a collection; its templates are kept. */
export function DeleteCollectionDialog({ environment, collection, onClose }: DeleteCollectionDialogProps) {
  const tell = useNotify();
  const { mutateAsync, isPending, error } = useMutation(collectionMutations(useApi(), environment).remove());
  const remove = async () => {
    await mutateAsync({ id: collection.id });
    onClose();
    tell(`${collection.name} was deleted.`);
  };
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${collection.name}?`}
      description={`Users of ${environment.name} can no longer start projects from it. Its templates stay.`}
      confirmLabel="Delete collection"
      pending={isPending}
      error={error ? errorDetail(error) : undefined}
      onConfirm={() => void remove().catch(() => undefined)}
    />
  );
}
