import { ConfirmDialog } from '@/components/ConfirmDialog';
import { branchOf, type Document, type Id } from '@/engine/document';

/** Describes what is deleted along with a layout. */
function describeDeletion(document: Document, layoutId: Id): string {
  const children = branchOf(document, layoutId).length - 1;
  const frames = 'Frames that no other layout shows are deleted too.';
  if (children === 0) return frames;
  return `${children === 1 ? 'Its child layout is' : `Its ${children} child layouts are`} deleted too. ${frames}`;
}

interface DeleteLayoutDialogProps {
  document: Document;
  layoutId: Id;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks whether a layout is to be deleted. */
export function DeleteLayoutDialog({ document, layoutId, onDelete, onClose }: DeleteLayoutDialogProps) {
  return (
    <ConfirmDialog
      open
      danger
      title={`Delete ${document.layouts.items[layoutId]?.name ?? 'the layout'}?`}
      description={describeDeletion(document, layoutId)}
      confirmLabel="Delete"
      onOpenChange={onClose}
      onConfirm={() => {
        onDelete();
        onClose();
      }}
    />
  );
}
