import { type KeyboardEvent, useState } from 'react';
import { controlStyles } from '@/components/_internal/controlStyles';
import { styled } from '@/components/theme';

const Wrap = styled('span', { position: 'relative', display: 'flex', flex: 1, minWidth: 0 });

const Letter = styled('span', {
  position: 'absolute',
  insetInlineStart: '$space$2',
  insetBlock: 0,
  display: 'inline-flex',
  alignItems: 'center',
  color: '$textSubtle',
  fontSize: '$caption',
  pointerEvents: 'none',
});

const Input = styled('input', controlStyles, {
  paddingInline: '$2',
  fontVariantNumeric: 'tabular-nums',
  variants: { lettered: { true: { paddingInlineStart: '1.375rem' } } },
});

/** Number of steps per page key. */
const PAGE = 10;

/** Props of {@link ColourPart}. */
export interface ColourPartProps<Part extends string | number> {
  name: string;
  letter?: string;
  value: Part;
  format: (value: Part) => string;
  parse: (text: string) => Part | undefined;
  max?: number;
  invalid: boolean;
  disabled: boolean;
  id?: string;
  describedBy?: string | undefined;
  onCommit: (value: Part) => void;
  onReject: () => void;
}

/**
 * One part of a colour as text: digits, a channel or an ink. It is read on blur or Enter; invalid text stays for
 * correction; Escape restores the last valid text.
 */
export function ColourPart<Part extends string | number>(props: ColourPartProps<Part>) {
  const { name, letter, value, format, parse, max, invalid, disabled, id, describedBy, onCommit, onReject } =
    props;
  const [draft, setDraft] = useState<string>();

  const commit = (): void => {
    if (draft === undefined) return;
    const parsed = parse(draft);
    if (parsed === undefined) {
      onReject();
    } else {
      setDraft(undefined);
      onCommit(parsed);
    }
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: PAGE, PageDown: -PAGE }[event.key];
    if (steps !== undefined && max !== undefined) {
      event.preventDefault();
      const from = (draft === undefined ? undefined : parse(draft)) ?? value;
      setDraft(undefined);
      onCommit(Math.min(max, Math.max(0, Number(from) + steps)) as Part);
    } else if (event.key === 'Enter') {
      commit();
    } else if (event.key === 'Escape' && draft !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      setDraft(undefined);
      onCommit(value);
    }
  };

  return (
    <Wrap>
      {letter && <Letter aria-hidden>{letter}</Letter>}
      <Input
        id={id}
        type="text"
        inputMode={max === undefined ? 'text' : 'decimal'}
        {...(max === undefined
          ? {}
          : { role: 'spinbutton', 'aria-valuenow': Number(value), 'aria-valuemin': 0, 'aria-valuemax': max })}
        autoComplete="off"
        spellCheck={false}
        data-own-escape={draft === undefined ? undefined : true}
        lettered={Boolean(letter)}
        aria-label={name}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        disabled={disabled}
        value={draft ?? format(value)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
    </Wrap>
  );
}
