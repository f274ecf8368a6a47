import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useUnsavedChanges } from '@/product/UnsavedChangesContext';

interface DiscardQuestion {
  /** Closes, or asks first if something would be lost. */
  readonly requestClose: () => void;
  /** Draw it beside the dialog. */
  readonly question: ReactNode;
}

/** The question and the labels of both answers. */
interface DiscardWords {
  readonly title: string;
  readonly description: string;
  readonly cancelLabel: string;
}

const OF_FORMS: DiscardWords = {
  title: 'Discard what you entered?',
  description: 'It has not been saved.',
  cancelLabel: 'Keep editing',
};

/**
 * Asks before a dialog with unsaved input closes, and before the page is left.
 * @param words other texts, for losses that are no form input
 */
export function useDiscardQuestion(isDirty: boolean, onClose: () => void, words = OF_FORMS): DiscardQuestion {
  const [asking, setAsking] = useState(false);
  useUnsavedChanges(isDirty);
  return {
    requestClose: () => (isDirty ? setAsking(true) : onClose()),
    question: asking && (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && setAsking(false)}
        {...words}
        confirmLabel="Discard"
        danger
        onConfirm={onClose}
      />
    ),
  };
}
