import { type ReactNode, useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { TextField } from '@/components/TextField';

/** Props of {@link TypeToConfirmDialog}. */
export interface TypeToConfirmDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the user cancels. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** The expected loss. */
  description: ReactNode;
  /** The text to type: the name of the destroyed thing. */
  expected: string;
  /** Other accepted texts, such as a person's name beside the address. */
  alsoAccepted?: readonly string[];
  /** The verb of the action. */
  confirmLabel: string;
  /** Called when the text is right and the user confirms. */
  onConfirm: () => void;
  /**
   * Whether the action is running.
   * @default false
   */
  pending?: boolean;
  /** Further information. */
  details?: ReactNode;
  /** Why the action failed. */
  error?: ReactNode;
}

/** Asks for the name of a thing before it is destroyed. Ignores surrounding spaces, but not case. */
export function TypeToConfirmDialog(props: TypeToConfirmDialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: TypeToConfirmDialogProps) {
  const {
    onOpenChange,
    title,
    description,
    expected,
    alsoAccepted = [],
    confirmLabel,
    onConfirm,
    pending = false,
    details,
    error,
  } = props;
  const [typed, setTyped] = useState('');
  const matches = [expected, ...alsoAccepted].some((words) => words.trim() === typed.trim());
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      pending={pending}
      onSubmit={() => {
        if (matches) onConfirm();
      }}
      footer={
        <>
          <Button disabled={pending} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            type="submit"
            intent="danger"
            pending={pending}
            disabledReason={matches ? undefined : 'Type the name first.'}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {details}
        {error ? <InlineMessage kind="NEGATIVE">{error}</InlineMessage> : null}
        <TextField
          label={
            <>
              Type <strong>{expected}</strong> to confirm
            </>
          }
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </Stack>
    </Dialog>
  );
}
