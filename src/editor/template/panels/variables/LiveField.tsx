import { useState } from 'react';
import { TextArea } from '@/components/TextArea';
import { TextField } from '@/components/TextField';

interface LiveFieldProps {
  label: string;
  value: string;
  /** Shown while it is empty. */
  placeholder?: string;
  description?: string;
  /** @default one line */
  rows?: number;
  type?: 'text' | 'date';
  /** @returns why it can't be that */
  onChange: (value: string) => string | undefined;
}

/** A text that changes the template as it is typed, and stays as typed until it is left; what can't be taken, with the reason. */
export function LiveField({ rows, type = 'text', value, onChange, ...texts }: LiveFieldProps) {
  const [typed, setTyped] = useState<{ text: string; fault: string | undefined }>();
  const control = {
    ...texts,
    ...{ value: typed?.text ?? value, error: typed?.fault, autoComplete: 'off' },
    onChange: ({ target: { value: text } }: { target: { value: string } }) =>
      setTyped({ text, fault: onChange(text) }),
    // With leaving, the field says what holds.
    onBlur: () => setTyped(undefined),
  };
  return rows === undefined ? <TextField type={type} {...control} /> : <TextArea rows={rows} {...control} />;
}
