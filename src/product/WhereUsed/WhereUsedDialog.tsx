import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { UseList } from './UseList';
import type { Used } from './useUses';

interface WhereUsedDialogProps extends Used {
  /** Name of the item. */
  name: string;
  onClose: () => void;
}

/** Shows where an item is used, opened from a list. */
export function WhereUsedDialog({ name, onClose, ...used }: WhereUsedDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Where ${name} is used`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <UseList {...used} />
    </Dialog>
  );
}
