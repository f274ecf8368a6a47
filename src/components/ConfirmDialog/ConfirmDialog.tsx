import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the user cancels or closes it. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** The consequences. */
  description: ReactNode;
  /** The verb of the action. */
  confirmLabel: string;
  /**
   * Label of the cancel button.
   * @default 'Cancel'
   */
  cancelLabel?: string;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** A second way to go on, between cancelling and confirming. */
  alternative?: {
    readonly label: string;
    /** Whether it destroys something. @default false */
    readonly danger?: boolean;
    readonly onSelect: () => void;
  };
  /**
   * Whether the action destroys something.
   * @default false
   */
  danger?: boolean;
  /**
   * Whether the action is running.
   * @default false
   */
  pending?: boolean;
  /** Why confirming is disabled. */
  disabledReason?: string | undefined;
  /** Further information. */
  details?: ReactNode;
  /** Why the action failed. */
  error?: ReactNode;
}

/** Asks for confirmation of an action. If it is destructive, the cancel button has the focus. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  alternative,
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
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      pending={pending}
      initialFocus={danger ? cancelRef : confirmRef}
      footer={
        <>
          <Button ref={cancelRef} disabled={pending} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          {alternative && (
            <Button
              intent={alternative.danger ? 'danger' : 'neutral'}
              disabled={pending}
              onClick={alternative.onSelect}
            >
              {alternative.label}
            </Button>
          )}
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
