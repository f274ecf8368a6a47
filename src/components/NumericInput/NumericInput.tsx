import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { controlStyles } from '@/components/_internal/controlStyles';
import { Field, type FieldTexts } from '@/components/Field';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';
import { acceptNumber, type DecimalSeparator, fitNumber, formatNumber } from '@/domain/numbers';

const Wrap = styled('div', { position: 'relative', display: 'flex', alignItems: 'center' });
const Input = styled('input', controlStyles, { paddingInlineEnd: '$7', fontVariantNumeric: 'tabular-nums' });

const Steps = styled('div', {
  position: 'absolute',
  insetInlineEnd: 1,
  insetBlock: 1,
  display: 'flex',
  flexDirection: 'column',
  borderInlineStart: '1px solid $colors$border',
});

const StepButton = styled('button', {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  width: '1.5rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: '$textSubtle',
  cursor: 'pointer',
  '&:hover': { backgroundColor: '$surfaceHover', color: '$text' },
  '&:first-child': { borderStartEndRadius: '$radii$control' },
  '&:last-child': { borderEndEndRadius: '$radii$control' },
  '&:disabled': { color: '$textDisabled', cursor: 'not-allowed' },
});

/** Steps a page key goes at once. */
const PAGE = 10;

/** Props of {@link NumericInput}. */
export interface NumericInputProps extends FieldTexts {
  /** The number; `undefined` for none. One outside the bounds is shown as the nearest within. */
  value: number | undefined;
  /** Called with a new number when it is committed: by leaving the field, Enter, a step. */
  onValueChange: (value: number) => void;
  /**
   * Whether it is also called with each number that is typed on the way and can stay.
   * @default false
   */
  followsTyping?: boolean;
  /** Least value. */
  min?: number;
  /** Greatest value. */
  max?: number;
  /**
   * Digits after the separator.
   * @default 2
   */
  decimals?: number;
  /**
   * What an arrow key or a step button adds; page keys add ten times as much.
   * @default 1
   */
  step?: number;
  /** Unit after the number, such as mm or %. */
  unit?: string;
  /**
   * Can't be changed.
   * @default false
   */
  disabled?: boolean;
  /** Id of the input. */
  id?: string;
  /** Name in the form. */
  name?: string;
}

/**
 * A number with an optional unit. Point and comma both separate decimals and stay as typed. What is no number, or is
 * out of bounds, gives way to the last accepted value when it is committed; Escape does the same at once.
 */
export function NumericInput(props: NumericInputProps) {
  const {
    value,
    onValueChange,
    followsTyping = false,
    min,
    max,
    decimals,
    step = 1,
    unit,
    disabled = false,
    id,
    name,
    ...texts
  } = props;
  const rules = { min, max, decimals, unit };
  const [draft, setDraft] = useState<string>();
  /** The number there was before typing. */
  const [start, setStart] = useState<number>();
  const [separator, setSeparator] = useState<DecimalSeparator>('.');
  const accepted = value === undefined ? undefined : fitNumber(value, rules);
  const shown = accepted === undefined ? '' : formatNumber(accepted, rules, separator);

  const revert = (): void => {
    setDraft(undefined);
    if (start !== undefined && start !== accepted) onValueChange(start);
  };

  const commit = (): void => {
    if (draft === undefined) return;
    const typed = acceptNumber(draft, rules);
    if (!typed) {
      revert();
      return;
    }
    setDraft(undefined);
    if (typed.separator) setSeparator(typed.separator);
    if (typed.value !== accepted) onValueChange(typed.value);
  };

  const type = (text: string): void => {
    if (draft === undefined) setStart(accepted);
    setDraft(text);
    const typed = followsTyping ? acceptNumber(text, rules) : undefined;
    if (typed && typed.value !== accepted) onValueChange(typed.value);
  };

  const stepBy = (count: number): void => {
    const typed = draft === undefined ? undefined : acceptNumber(draft, rules);
    if (typed?.separator) setSeparator(typed.separator);
    setDraft(undefined);
    const next = fitNumber((typed?.value ?? accepted ?? 0) + count * step, rules);
    if (next !== accepted) onValueChange(next);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: PAGE, PageDown: -PAGE }[event.key];
    if (steps !== undefined) {
      event.preventDefault();
      stepBy(steps);
    } else if (event.key === 'Enter') {
      commit();
    } else if (event.key === 'Escape' && draft !== undefined && draft !== shown) {
      event.preventDefault();
      event.stopPropagation();
      revert();
    }
  };

  return (
    <Field {...texts} id={id} data-testid="gsc-numeric-input">
      {(control) => (
        <Wrap>
          <Input
            {...control}
            type="text"
            inputMode="decimal"
            role="spinbutton"
            autoComplete="off"
            name={name}
            disabled={disabled}
            value={draft ?? shown}
            aria-valuenow={accepted}
            aria-valuetext={shown || undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            onChange={(event) => type(event.target.value)}
            onBlur={commit}
            onKeyDown={onKeyDown}
          />
          {/* For pointers; readers and keyboards have the arrow keys. */}
          <Steps aria-hidden>
            <StepButton type="button" tabIndex={-1} disabled={disabled} onClick={() => stepBy(1)}>
              <Icon glyph={ChevronUp} size="s" />
            </StepButton>
            <StepButton type="button" tabIndex={-1} disabled={disabled} onClick={() => stepBy(-1)}>
              <Icon glyph={ChevronDown} size="s" />
            </StepButton>
          </Steps>
        </Wrap>
      )}
    </Field>
  );
}
