import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';

interface PictureDialogProps {
  children: ReactNode;
  onClose: () => void;
}

/** Dialog in which a click chooses a picture. */
export function PictureDialog({ children, onClose }: PictureDialogProps) {
  return (
    <Dialog
      open
      size="l"
      title="Choose a picture"
      onOpenChange={(open) => !open && onClose()}
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      {children}
    </Dialog>
  );
}
