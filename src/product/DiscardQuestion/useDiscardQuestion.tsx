import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useUnsavedChanges } from '@/product/UnsavedChanges';

interface DiscardQuestion {
  /** Closes, after asking when something would be lost. */
  readonly requestClose: () => void;
  /** To be drawn beside the dialog. */
  readonly question: ReactNode;
}

/** What is asked, and how both answers are called. */
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
 * For dialogs with a form: closing asks first while `isDirty`, and so does leaving the page.
 * @param words what is asked, where what would be lost was not entered
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
