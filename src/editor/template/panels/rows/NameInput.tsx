import { useRef, useState } from 'react';
import { TextField } from '@/components/TextField';
import { refusalOfItemName, storedItemName } from '@/domain/item-name';

/** Typing starts at once, over the whole of the name. */
function focusAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

interface NameInputProps {
  name: string;
  /** @returns why it can't be that */
  onRename: (name: string) => string | undefined;
  /** Called when a name is there, or the old one stays; `byKey` where the hand is on the keyboard. */
  onEnd: (byKey: boolean) => void;
}

/** A name that is being typed in its place: Enter and leaving keep it, Escape brings the old one back. */
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
      // Leaving the field comes after Enter and Escape too, when it is taken away.
      onBlur={() => !isOver.current && keep(false)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') keep(true);
        if (event.key === 'Escape') end(true);
      }}
    />
  );
}
