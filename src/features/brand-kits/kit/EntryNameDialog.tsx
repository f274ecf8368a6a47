import type { Refusal } from '@/domain/refusal';
import { NameDialog } from '@/product/NameDialog';

interface EntryNameDialogProps {
  title: string;
  verb: string;
  name?: string;
  refusalOf: (name: string) => Refusal | undefined;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for a name in a kit; saved with the kit. */
export function EntryNameDialog({ onSave, onClose, ...texts }: EntryNameDialogProps) {
  return (
    <NameDialog
      {...texts}
      isPending={false}
      error={null}
      onErrorDismiss={() => undefined}
      onSave={(name) => {
        onSave(name);
        onClose();
        return Promise.resolve();
      }}
      onClose={onClose}
    />
  );
}
