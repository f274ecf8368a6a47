import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { UseList } from './UseList';
import type { Used } from './useUses';

interface WhereUsedDialogProps extends Used {
  /** What the thing is called. */
  name: string;
  onClose: () => void;
}

/** Where something is used, asked from a list. */
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
