import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { styled } from '@/components/theme';
import { choicesOf } from '@/engine/resolve';
import type { FormField } from '../../page/fields/VariableField';

const Input = styled('input', {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  paddingInline: '$3',
  border: 0,
  '&&': { outline: '2px solid $colors$action', outlineOffset: -2 },
  backgroundColor: '$surface',
  color: '$text',
  font: 'inherit',
  resize: 'none',
  variants: {
    isNumber: { true: { textAlign: 'end' } },
    isLong: {
      true: {
        height: '7rem',
        minWidth: '18rem',
        paddingBlock: '$2',
        boxShadow: '$overlay',
        whiteSpace: 'pre-wrap',
      },
    },
  },
});

interface CellInputProps {
  /** Accessible name: the cell's position. */
  label: string;
  field: FormField;
  text: string;
  onType: (text: string) => void;
  /** Called with keys that may end the input. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Called when the focus leaves. */
  onLeave: () => void;
}

/** The input of a cell, focused with the caret at its end. */
export function CellInput({ label, field: { variable }, text, onType, onKeyDown, onLeave }: CellInputProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const listId = useId();
  useEffect(() => {
    const element = input.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const isLong = variable.type === 'longText' || variable.type === 'richText';
  const names =
    variable.type === 'list'
      ? choicesOf(variable).map(
          (value) => variable.items.find((item) => item.value === value)?.displayValue ?? value,
        )
      : undefined;
  return (
    <>
      <Input
        ref={input}
        {...(isLong ? { as: 'textarea', isLong } : { list: names && listId })}
        isNumber={variable.type === 'number'}
        aria-label={label}
        placeholder={variable.type === 'date' ? 'yyyy-MM-dd' : undefined}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
      />
      {names && (
        <datalist id={listId}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
}
