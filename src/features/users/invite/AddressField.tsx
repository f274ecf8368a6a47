import { useEffect, useRef, useState } from 'react';
import { Box } from '@/components/Box';
import { TextField } from '@/components/TextField';

interface AddressFieldProps {
  label: string;
  address: string;
  /** Called once: with the typed text, or without after a cancellation; and whether a key ended it, not a blur. */
  onFinish: (edited: string | undefined, isByKey: boolean) => void;
}

/** The field that edits an address: Enter and blur keep the text, Escape discards it. */
export function AddressField({ label, address, onFinish }: AddressFieldProps) {
  const [text, setText] = useState(address);
  const ref = useRef<HTMLInputElement>(null);
  /* The field replaces the button with the address. */
  useEffect(() => ref.current?.select(), []);
  return (
    <Box css={{ flex: 1 }} data-own-escape>
      <TextField
        ref={ref}
        label={label}
        hideLabel
        value={text}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => onFinish(text.trim(), false)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Neither submits the outer form nor closes the dialog.
          event.preventDefault();
          event.stopPropagation();
          onFinish(event.key === 'Enter' ? text.trim() : undefined, true);
        }}
      />
    </Box>
  );
}
