import { useMutation } from '@tanstack/react-query';
import { refusalOfItemName, storedItemName } from '@/domain/item-name';
import { useTell } from '@/product/FeatureContext';
import { NameDialog } from '@/product/NameDialog';
import type { Write } from './parts';

interface RenameDialogProps<Change> {
  /** What it is called now. */
  name: string;
  rename: Write<Change>;
  /** What is sent for a name. */
  changeTo: (name: string) => Change;
  onClose: () => void;
}

/** Gives something of the publisher another name. */
export function RenameDialog<Change>({ name, rename, changeTo, onClose }: RenameDialogProps<Change>) {
  const tell = useTell();
  const { mutateAsync, isPending, error, reset } = useMutation(rename);
  return (
    <NameDialog
      title={`Rename ${name}`}
      verb="Rename"
      refusalOf={refusalOfItemName}
      {...{ name, isPending, error, onClose }}
      onErrorDismiss={reset}
      onSave={async (typed) => {
        await mutateAsync(changeTo(typed));
        onClose();
        tell(`${name} is now ${storedItemName(typed)}.`);
      }}
    />
  );
}
