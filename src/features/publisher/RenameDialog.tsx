import { useMutation } from '@tanstack/react-query';
import { refusalOfItemName, storedItemName } from '@/domain/item-name';
import { useNotify } from '@/product/FeatureContext';
import { NameDialog } from '@/product/NameDialog';
import type { Write } from './publisherPart';

interface RenameDialogProps<Change> {
  /** The current name. */
  name: string;
  rename: Write<Change>;
  /** Builds the request from a name. */
  changeTo: (name: string) => Change;
  onClose: () => void;
}

/** Renames an item of the publisher. */
export function RenameDialog<Change>({ name, rename, changeTo, onClose }: RenameDialogProps<Change>) {
  const tell = useNotify();
  const { mutateAsync, isPending, error, reset } = useMutation(rename);
  return (
    <NameDialog
      title={`Rename ${name}`}
      verb="Rename"
      refusalOf={refusalOfItemName}
      name={name}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onErrorDismiss={reset}
      onSave={async (typed) => {
        await mutateAsync(changeTo(typed));
        onClose();
        tell(`${name} is now ${storedItemName(typed)}.`);
      }}
    />
  );
}
