import { useEffect, useRef, useState } from 'react';
import { Box } from '@/components/Box';
import { TextField } from '@/components/TextField';

interface AddressFieldProps {
  label: string;
  address: string;
  /** Called once: with what was typed, or without where it is dropped; and whether a key ended it, not leaving. */
  onFinish: (edited: string | undefined, isByKey: boolean) => void;
}

/** An address while it is mended: Enter and leaving keep what is typed, Escape drops it. */
export function AddressField({ label, address, onFinish }: AddressFieldProps) {
  const [text, setText] = useState(address);
  const ref = useRef<HTMLInputElement>(null);
  /* The field takes the place of the words that were pressed. */
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
          // Neither sends the form around it nor closes the dialog.
          event.preventDefault();
          event.stopPropagation();
          onFinish(event.key === 'Enter' ? text.trim() : undefined, true);
        }}
      />
    </Box>
  );
}
