import { type ReactNode, useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { TextField } from '@/components/TextField';

/** Props of {@link TypeToConfirmDialog}. */
export interface TypeToConfirmDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when the reader leaves. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What will be lost. */
  description: ReactNode;
  /** The words that have to be typed: the name of what is destroyed. */
  expected: string;
  /** Other words for the same thing that count as well, such as a person's name beside the address. */
  alsoAccepted?: readonly string[];
  /** The verb of the action. */
  confirmLabel: string;
  /** Called when the words are right and the reader confirms. */
  onConfirm: () => void;
  /**
   * The action is under way.
   * @default false
   */
  pending?: boolean;
  /** What else is good to know first. */
  details?: ReactNode;
  /** Why the action failed. */
  error?: ReactNode;
}

/** Asks to type a name before what bears it is destroyed. Spaces around the typed words do not count; case does. */
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
      {...{ onOpenChange, title, description, pending }}
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
