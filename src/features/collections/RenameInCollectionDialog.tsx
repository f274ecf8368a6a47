import { useMutation } from '@tanstack/react-query';
import { collectionMutations, type CollectionTemplate } from '@/api/collections';
import type { EnvironmentDetail } from '@/api/types';
import { refusalOfItemName, storedItemName } from '@/domain/item-name';
import { useApi, useNotify } from '@/product/FeatureContext';
import { NameDialog } from '@/product/NameDialog';

interface RenameInCollectionDialogProps {
  environment: EnvironmentDetail;
  collectionId: string;
  template: CollectionTemplate;
  onClose: () => void;
}

/** Renames a template within one collection; the template keeps its own name. */
export function RenameInCollectionDialog(props: RenameInCollectionDialogProps) {
  const { environment, collectionId, template, onClose } = props;
  const tell = useNotify();
  const { mutateAsync, isPending, error, reset } = useMutation(
    collectionMutations(useApi(), environment).renameTemplate(),
  );
  return (
    <NameDialog
      title={`Rename ${template.name} in this collection`}
      verb="Rename"
      name={template.name}
      refusalOf={refusalOfItemName}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onErrorDismiss={reset}
      onSave={async (name) => {
        await mutateAsync({ id: collectionId, templateId: template.id, name });
        onClose();
        tell(`${template.name} is now ${storedItemName(name)} in this collection.`);
      }}
    />
  );
}
