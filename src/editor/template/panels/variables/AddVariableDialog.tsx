import { useState } from 'react';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { TextField } from '@/components/TextField';
import { refusalOfItemName, storedItemName } from '@/domain/item-name';
import { FormDialog } from '@/product/FormDialog';
import { numberedName } from '../../core/numberedName';
import type { ValueVariable, Variable } from '@/engine/document';
import { KINDS } from './kinds';

/** The kind of a new variable or group. */
export type NewKind = Variable['type'];

interface AddVariableDialogProps {
  /** The available kinds. */
  kinds: readonly ValueVariable['type'][];
  /** The existing names. */
  names: readonly string[];
  /** @returns why it can't be added */
  onAdd: (kind: NewKind, name: string) => string | undefined;
  onClose: () => void;
}

/** Asks for the name and kind of a new variable; initially a short text. */
export function AddVariableDialog({ kinds, names, onAdd, onClose }: AddVariableDialogProps) {
  const [name, setName] = useState(() => numberedName('Variable', names));
  const [kind, setKind] = useState<NewKind>('shortText');
  const [fault, setFault] = useState<string>();
  const faultOf = (stored: string) =>
    refusalOfItemName(stored)?.detail ??
    (names.includes(stored) ? 'Another variable has this name.' : onAdd(kind, stored));
  return (
    <FormDialog
      size="xs"
      title="Add a variable"
      onSubmit={() => setFault(faultOf(storedItemName(name)))}
      verb="Add variable"
      onClose={onClose}
    >
      <Stack gap="4">
        <TextField
          label="Name"
          required
          autoComplete="off"
          value={name}
          error={fault}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setName(event.target.value);
            setFault(undefined);
          }}
        />
        <Select
          label="Kind"
          options={[...kinds, 'group' as const].map((value) => ({ value, label: KINDS[value].label }))}
          value={kind}
          onValueChange={setKind}
        />
      </Stack>
    </FormDialog>
  );
}
