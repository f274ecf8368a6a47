import { useMutation } from '@tanstack/react-query';
import { mediaMutations } from '@/api/media';
import type { EnvironmentDetail } from '@/api/types';
import { refusalOfMediaName } from '@/domain/media';
import { useApi, useNotify } from '@/product/FeatureContext';
import { NameDialog } from '@/product/NameDialog';

interface CreateFolderDialogProps {
  environment: EnvironmentDetail;
  /** Path of the parent folder. */
  folder: string;
  onClose: () => void;
}

/** Adds a folder to the open one. */
export function CreateFolderDialog({ environment, folder, onClose }: CreateFolderDialogProps) {
  const tell = useNotify();
  const { mutateAsync, isPending, error, reset } = useMutation(
    mediaMutations(useApi(), environment).createFolder(),
  );
  return (
    <NameDialog
      title="Create a folder"
      refusalOf={refusalOfMediaName}
      verb="Create folder"
      isPending={isPending}
      error={error}
      onClose={onClose}
      onErrorDismiss={reset}
      onSave={async (name) => {
        const made = await mutateAsync({ name, folderPath: folder });
        onClose();
        tell(`${made.name} was created.`);
      }}
    />
  );
}
