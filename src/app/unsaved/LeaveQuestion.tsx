import { ConfirmDialog } from '@/components/ConfirmDialog';

interface LeaveQuestionProps {
  /** Stays on the page. */
  onClose: () => void;
  onLeave: () => void;
}

/** Asks whether to leave a page with unsaved changes. */
export function LeaveQuestion({ onClose, onLeave }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Leave without saving?"
      description="Your changes on this page are lost."
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={onLeave}
    />
  );
}
