import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import type { SaveChanges } from '@/product/UnsavedChangesContext';

interface LeaveQuestionProps {
  /** Saves all changes; undefined if the page can't. */
  save: SaveChanges | undefined;
  /** Stays on the page. */
  onClose: () => void;
  onLeave: () => void;
  /** Called when all is saved. */
  onSaved?: () => void;
}

/** Asks whether to leave a page with unsaved changes, and offers to save them first if the page can. */
export function LeaveQuestion({ save, onClose, onLeave, onSaved }: LeaveQuestionProps) {
  const [isSaving, setSaving] = useState(false);
  if (!save)
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
  const saveAndLeave = async () => {
    setSaving(true);
    const isSaved = await save();
    setSaving(false);
    // The page shows why it could not be saved.
    if (isSaved) onSaved?.();
    else onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Save before you leave?"
      description="Your changes on this page are lost if you leave without saving."
      confirmLabel="Save"
      cancelLabel="Stay"
      alternative={{ label: 'Leave', danger: true, onSelect: onLeave }}
      pending={isSaving}
      onConfirm={() => void saveAndLeave()}
    />
  );
}
