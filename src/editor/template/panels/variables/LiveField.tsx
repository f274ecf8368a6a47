import { useState } from 'react';
import { TextArea } from '@/components/TextArea';
import { TextField } from '@/components/TextField';

interface LiveFieldProps {
  label: string;
  value: string;
  /** Shown while the field is empty. */
  placeholder?: string;
  description?: string;
  /** @default one line */
  rows?: number;
  type?: 'text' | 'date';
  /** @returns why the value is refused */
  onChange: (value: string) => string | undefined;
}

/** A text field that changes the template with every key. Refused text stays with its reason until blur. */
export function LiveField({ rows, type = 'text', value, onChange, ...texts }: LiveFieldProps) {
  const [typed, setTyped] = useState<{ text: string; fault: string | undefined }>();
  const control = {
    ...texts,
    value: typed?.text ?? value,
    error: typed?.fault,
    autoComplete: 'off',
    onChange: ({ target: { value: text } }: { target: { value: string } }) =>
      setTyped({ text, fault: onChange(text) }),
    // On blur the field shows the stored value again.
    onBlur: () => setTyped(undefined),
  };
  return rows === undefined ? <TextField type={type} {...control} /> : <TextArea rows={rows} {...control} />;
}
