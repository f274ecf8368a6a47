import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when the reader answers no or leaves. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What will happen. */
  description: ReactNode;
  /** The verb of the action. */
  confirmLabel: string;
  /**
   * The way out.
   * @default 'Cancel'
   */
  cancelLabel?: string;
  /** Called when the reader answers yes. */
  onConfirm: () => void;
  /**
   * The action destroys something.
   * @default false
   */
  danger?: boolean;
  /**
   * The action is under way.
   * @default false
   */
  pending?: boolean;
  /** Why the action can't be confirmed yet. */
  disabledReason?: string | undefined;
  /** What else is good to know first. */
  details?: ReactNode;
  /** Why the action failed. */
  error?: ReactNode;
}

/** Asks before an action. The way out has the focus when something would be destroyed. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  danger = false,
  pending = false,
  disabledReason,
  details,
  error,
}: ConfirmDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null);
  const confirmRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      {...{ open, onOpenChange, title, description, pending }}
      initialFocus={danger ? cancelRef : confirmRef}
      footer={
        <>
          <Button ref={cancelRef} disabled={pending} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirmRef}
            intent={danger ? 'danger' : 'primary'}
            pending={pending}
            disabledReason={disabledReason}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {details || error ? (
        <Stack gap="3">
          {details}
          {error && <InlineMessage kind="NEGATIVE">{error}</InlineMessage>}
        </Stack>
      ) : undefined}
    </Dialog>
  );
}
