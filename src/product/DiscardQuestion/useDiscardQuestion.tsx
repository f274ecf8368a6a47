import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useUnsavedChanges } from '@/product/UnsavedChanges';

interface DiscardQuestion {
  /** Closes, after asking when something would be lost. */
  readonly requestClose: () => void;
  /** To be drawn beside the dialog. */
  readonly question: ReactNode;
}

/** For dialogs with a form: closing asks first while `isDirty`, and so does leaving the page. */
export function useDiscardQuestion(isDirty: boolean, onClose: () => void): DiscardQuestion {
  const [asking, setAsking] = useState(false);
  useUnsavedChanges(isDirty);
  return {
    requestClose: () => (isDirty ? setAsking(true) : onClose()),
    question: asking && (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && setAsking(false)}
        title="Discard what you entered?"
        description="It has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        danger
        onConfirm={onClose}
      />
    ),
  };
}
