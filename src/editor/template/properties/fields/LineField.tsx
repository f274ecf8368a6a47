import { useState } from 'react';
import { TextField } from '@/components/TextField';
import { useDraft } from './useDraft';

/** Props of {@link LineField}. */
export interface LineFieldProps {
  label: string;
  value: string;
  /** Help in a sentence. */
  description?: string;
  /** Whether it may be left without text; if not, the last text comes back. @default false */
  mayBeEmpty?: boolean;
  /** Sets the text when the field is left. @returns why that can't be */
  onChange: (value: string) => string | undefined;
}

/** A line of text that counts when the field is left or Enter is pressed. */
export function LineField({ label, value, description, mayBeEmpty = false, onChange }: LineFieldProps) {
  const [refusal, setRefusal] = useState<string>();
  const draft = useDraft((text) => {
    if (text === value || (text.trim() === '' && !mayBeEmpty)) return;
    setRefusal(onChange(mayBeEmpty ? text : text.trim()));
  });
  return (
    <TextField
      label={label}
      value={draft.text ?? value}
      description={description}
      error={refusal}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={draft.commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') draft.commit();
        if (event.key !== 'Escape' || draft.text === undefined) return;
        event.stopPropagation();
        draft.drop();
      }}
    />
  );
}
