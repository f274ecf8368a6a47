import { useRef, useState } from 'react';
import { TextField } from '@/components/TextField';
import { refusalOfItemName, storedItemName } from '@/domain/item-name';

/** Focuses the input and selects the whole name. */
function focusAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

interface NameInputProps {
  name: string;
  /** @returns why the name is refused */
  onRename: (name: string) => string | undefined;
  /** Called when editing ends, with or without a new name; `byKey` if a key ended it. */
  onEnd: (byKey: boolean) => void;
}

/** Edits a name in place: Enter and leaving keep it, Escape restores the old one. */
export function NameInput({ name, onRename, onEnd }: NameInputProps) {
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<string>();
  const isOver = useRef(false);
  const end = (byKey: boolean) => {
    isOver.current = true;
    onEnd(byKey);
  };
  const keep = (byKey: boolean) => {
    const next = storedItemName(typed);
    const refusal = next === name ? undefined : (refusalOfItemName(next)?.detail ?? onRename(next));
    if (refusal === undefined) end(byKey);
    else if (byKey) setFault(refusal);
    else end(false);
  };
  return (
    <TextField
      label={`Name of ${name}`}
      hideLabel
      ref={focusAll}
      autoComplete="off"
      value={typed}
      error={fault}
      onChange={(event) => {
        setTyped(event.target.value);
        setFault(undefined);
      }}
      // Removing the field after Enter or Escape fires a blur event, too.
      onBlur={() => !isOver.current && keep(false)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') keep(true);
        if (event.key === 'Escape') end(true);
      }}
    />
  );
}
