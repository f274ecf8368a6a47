import { useState } from 'react';
import { TextField } from '@/components/TextField';
import { useTypedDraft } from './useTypedDraft';

/** Props of {@link LineField}. */
export interface LineFieldProps {
  label: string;
  value: string;
  /** A sentence of help. */
  description?: string;
  /** Whether it may be empty; otherwise the last text returns. @default false */
  mayBeEmpty?: boolean;
  /** Sets the text on blur. @returns why it is refused */
  onChange: (value: string) => string | undefined;
}

/** A text field that commits on blur or Enter. */
export function LineField({ label, value, description, mayBeEmpty = false, onChange }: LineFieldProps) {
  const [refusal, setRefusal] = useState<string>();
  const draft = useTypedDraft((text) => {
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
      data-own-escape={draft.text === undefined ? undefined : true}
      onKeyDown={(event) => {
        if (event.key === 'Enter') draft.commit();
        if (event.key !== 'Escape' || draft.text === undefined) return;
        event.stopPropagation();
        draft.drop();
      }}
    />
  );
}
