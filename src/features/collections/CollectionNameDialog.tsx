import { useMutation } from '@tanstack/react-query';
import { collectionMutations } from '@/api/collections';
import type { EnvironmentDetail, TemplateCollection } from '@/api/types';
import { refusalOfItemName } from '@/domain/item-name';
import { useApi, useNotify } from '@/product/FeatureContext';
import { NameDialog } from '@/product/NameDialog';

interface CollectionNameDialogProps {
  environment: EnvironmentDetail;
  /** The collection to rename; without it one is created. */
  collection?: TemplateCollection;
  onClose: () => void;
}

/** Creates a collection, or renames one. */
export function CollectionNameDialog({ environment, collection, onClose }: CollectionNameDialogProps) {
  const tell = useNotify();
  const mutations = collectionMutations(useApi(), environment);
  const create = useMutation(mutations.create());
  const rename = useMutation(mutations.rename());
  const { isPending, error, reset } = collection ? rename : create;
  return (
    <NameDialog
      title={collection ? `Rename ${collection.name}` : 'Create a collection'}
      verb={collection ? 'Rename' : 'Create collection'}
      {...(collection && { name: collection.name })}
      refusalOf={refusalOfItemName}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onErrorDismiss={reset}
      onSave={async (name) => {
        const saved = await (collection
          ? rename.mutateAsync({ id: collection.id, name })
          : create.mutateAsync({ name }));
        onClose();
        tell(collection ? `${collection.name} is now ${saved.name}.` : `${saved.name} was created.`);
      }}
    />
  );
}
