import { useMutation } from '@tanstack/react-query';
import { mediaMutations } from '@/api/media';
import type { EnvironmentDetail, MediaEntry } from '@/api/types';
import { refusalOfMediaName } from '@/domain/media';
import { useApi, useNotify } from '@/product/FeatureContext';
import { NameDialog } from '@/product/NameDialog';

interface RenameMediaDialogProps {
  environment: EnvironmentDetail;
  entry: MediaEntry;
  onClose: () => void;
}

/** Renames a folder or an asset; an asset keeps its extension. */
export function RenameMediaDialog({ environment, entry, onClose }: RenameMediaDialogProps) {
  const tell = useNotify();
  const mutations = mediaMutations(useApi(), environment);
  const ofAsset = useMutation(mutations.set());
  const ofFolder = useMutation(mutations.setFolder());
  const { mutateAsync, isPending, error, reset } = entry.type === 'folder' ? ofFolder : ofAsset;
  return (
    <NameDialog
      title={`Rename ${entry.name}`}
      refusalOf={refusalOfMediaName}
      verb="Rename"
      name={entry.name}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onErrorDismiss={reset}
      onSave={async (name) => {
        const renamed = await mutateAsync({ id: entry.id, name });
        onClose();
        tell(`${entry.name} is now ${renamed.name}.`);
      }}
    />
  );
}
