import { type KeyboardEvent, useRef, useState } from 'react';
import { controlStyles } from '@/components/_internal/controlStyles';
import { Field, type FieldTexts } from '@/components/Field';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { AddressChip } from './AddressChip';
import { judgeAddresses, pasteInto, readAddresses } from './readAddresses';

const Box = styled('div', controlStyles, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1',
  minHeight: '5rem',
  alignContent: 'flex-start',
  cursor: 'text',
});

const Chips = styled('ul', { display: 'contents', listStyle: 'none' });

const Input = styled('input', {
  flex: '1 1 12rem',
  minWidth: '8rem',
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  '&, &:focus, &:focus-visible': { outline: 'none' },
});

/** Props of {@link AddressListInput}. */
export interface AddressListInputProps extends FieldTexts {
  /** The entered addresses, including invalid and duplicate ones; see `judgeAddresses`. */
  value: readonly string[];
  /** Called with the new list. */
  onValueChange: (value: string[]) => void;
  /** Shown while the list is empty. */
  placeholder?: string;
}

/**
 * Input of many email addresses. Accepts typed and pasted text: lists, `Name <address>`, spreadsheet cells. Invalid
 * and duplicate addresses stay, marked; Backspace returns the last one to the field for editing.
 */
export function AddressListInput({ value, onValueChange, placeholder, ...texts }: AddressListInputProps) {
  const [draft, setDraft] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const states = judgeAddresses(value);
  const wrong = states.filter((state) => state === 'invalid').length;
  const double = states.filter((state) => state === 'duplicate').length;

  const add = (text: string): void => {
    const addresses = readAddresses(text);
    setDraft('');
    if (addresses.length > 0) onValueChange([...value, ...addresses]);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const ends = event.key === 'Enter' || event.key === ',' || event.key === ';';
    if (ends && draft.trim() !== '') {
      event.preventDefault();
      add(draft);
    } else if (event.key === 'Backspace' && draft === '' && value.length > 0) {
      event.preventDefault();
      setDraft(value.at(-1) ?? '');
      onValueChange(value.slice(0, -1));
    }
  };

  return (
    <Field
      {...texts}
      error={texts.error ?? describeFaults(wrong, double)}
      data-testid="gsc-address-list-input"
    >
      {(control) => (
        /* A press next to the chips focuses the field; keyboard users reach it with Tab. */
        <Box
          onPointerDown={(event) => {
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            inputRef.current?.focus();
          }}
        >
          <Chips aria-label="Addresses">
            {value.map((address, index) => (
              <AddressChip
                key={`${index} ${address}`}
                address={address}
                state={states[index] ?? 'valid'}
                onRemove={() => {
                  onValueChange(value.filter((_, other) => other !== index));
                  inputRef.current?.focus();
                }}
              />
            ))}
          </Chips>
          <Input
            {...control}
            ref={inputRef}
            type="text"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={value.length === 0 ? placeholder : undefined}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => add(draft)}
            onPaste={(event) => {
              event.preventDefault();
              add(pasteInto(event.currentTarget, event.clipboardData.getData('text')));
            }}
          />
          <VisuallyHidden role="status">{value.length > 0 && `${value.length} addresses`}</VisuallyHidden>
        </Box>
      )}
    </Field>
  );
}

function describeFaults(wrong: number, double: number): string | undefined {
  const parts = [
    wrong > 0 && (wrong === 1 ? '1 is not an address' : `${wrong} are not addresses`),
    double > 0 && (double === 1 ? '1 is there twice' : `${double} are there twice`),
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : undefined;
}
