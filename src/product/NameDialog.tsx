import { useState } from 'react';
import { errorDetail } from '@/api/http';
import { TextField } from '@/components/TextField';
import { LONGEST_ITEM_NAME } from '@/domain/item-name';
import type { Refusal } from '@/domain/refusal';
import { FormDialog } from '@/product/FormDialog';

interface NameDialogProps {
  title: string;
  /** Label of the button. */
  verb: string;
  /** @default '' */
  name?: string;
  /** Returns why a name is not allowed. */
  refusalOf: (name: string) => Refusal | undefined;
  isPending: boolean;
  /** Why the platform refused the name. */
  error: Error | null;
  /** Called when the user types while an error is shown. */
  onErrorDismiss: () => void;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a name; a refusal appears at the field. */
export function NameDialog(props: NameDialogProps) {
  const { title, verb, refusalOf, isPending, error, onErrorDismiss, onSave, onClose } = props;
  const [name, setName] = useState(props.name ?? '');
  const [fault, setFault] = useState<string>();
  const save = async () => {
    const refusal = refusalOf(name);
    setFault(refusal?.detail);
    if (!refusal) await onSave(name);
  };
  return (
    <FormDialog
      title={title}
      pending={isPending}
      onSubmit={() => void save().catch(() => undefined)}
      verb={verb}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        maxLength={LONGEST_ITEM_NAME}
        autoComplete="off"
        value={name}
        error={fault ?? (error ? errorDetail(error) : undefined)}
        onChange={(event) => {
          setName(event.target.value);
          setFault(undefined);
          if (error) onErrorDismiss();
        }}
      />
    </FormDialog>
  );
}
