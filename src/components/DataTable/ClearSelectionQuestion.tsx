import { ConfirmDialog } from '@/components/ConfirmDialog';

interface ClearSelectionQuestionProps {
  /** Number of selected rows. */
  count: number;
  noun: { readonly one: string; readonly other: string };
  onClear: () => void;
  onClose: () => void;
}

/** Asks before a selection is cleared, because it may combine several searches. */
export function ClearSelectionQuestion({ count, noun, onClear, onClose }: ClearSelectionQuestionProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Clear the selection of ${count.toLocaleString()} ${count === 1 ? noun.one : noun.other}?`}
      description="Nothing else changes."
      cancelLabel="Keep selecting"
      confirmLabel="Clear selection"
      onConfirm={() => {
        onClear();
        onClose();
      }}
    />
  );
}
