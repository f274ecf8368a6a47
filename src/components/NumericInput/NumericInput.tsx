import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { controlStyles } from '@/components/_internal/controlStyles';
import { Field, type FieldTexts } from '@/components/Field';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';
import {
  acceptNumber,
  type DecimalSeparator,
  fitNumber,
  formatNumber,
  parseNumber,
  describeRefusal,
} from '@/domain/numbers';

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

/** Number of steps per page key. */
const PAGE = 10;

const isEmpty = (text: string): boolean => text.trim() === '';

/** Props of {@link NumericInput}. */
export interface NumericInputProps extends FieldTexts {
  /** The number; `undefined` for none. A number out of bounds is shown as the nearest valid one. */
  value: number | undefined;
  /** Called with a new number when it is committed: on blur, Enter or a step. */
  onValueChange: (value: number) => void;
  /** Called when the field is emptied, if the number is optional. Without it the last number returns. */
  onClear?: () => void;
  /** Shown if there is no number. */
  placeholder?: string;
  /**
   * Whether `onValueChange` is also called with each valid number while typing.
   * @default false
   */
  followsTyping?: boolean;
  /** Minimum value. */
  min?: number;
  /** Maximum value. */
  max?: number;
  /**
   * Number of decimals.
   * @default 2
   */
  decimals?: number;
  /**
   * Step of an arrow key or button; page keys use ten times as much.
   * @default 1
   */
  step?: number;
  /** Unit after the number, such as mm or %. */
  unit?: string;
  /**
   * Disables the input.
   * @default false
   */
  disabled?: boolean;
  /** Id of the input. */
  id?: string;
  /** Name in the form. */
  name?: string;
}

/**
 * A number with an optional unit. Accepts point and comma as decimal separators and keeps the typed one. On commit,
 * invalid text or a number out of bounds is replaced by the last valid value, with the reason. Escape restores it
 * immediately.
 */
export function NumericInput(props: NumericInputProps) {
  const {
    value,
    onValueChange,
    onClear,
    placeholder,
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
  /** The number before typing. */
  const [start, setStart] = useState<number>();
  /** Why the last committed text was refused. */
  const [refusal, setRefusal] = useState<string>();
  const [separator, setSeparator] = useState<DecimalSeparator>('.');
  const accepted = value === undefined ? undefined : fitNumber(value, rules);
  const shown = accepted === undefined ? '' : formatNumber(accepted, rules, separator);

  /** Whether Escape restores the last number. */
  const isTyping = draft !== undefined && draft !== shown;

  const revert = (): void => {
    setDraft(undefined);
    if (start !== undefined && start !== accepted) onValueChange(start);
  };

  const clear = (): void => {
    if (accepted !== undefined) onClear?.();
  };

  const commit = (): void => {
    if (draft === undefined) return;
    const typed = acceptNumber(draft, rules);
    if (!typed && onClear && isEmpty(draft)) {
      setDraft(undefined);
      clear();
      return;
    }
    if (!typed) {
      const wasTyped = draft !== shown;
      revert();
      if (wasTyped) setRefusal(describeRefusal(draft, parseNumber(draft, unit)?.value, rules));
      return;
    }
    setDraft(undefined);
    if (typed.separator) setSeparator(typed.separator);
    if (typed.value !== accepted) onValueChange(typed.value);
  };

  const type = (text: string): void => {
    if (draft === undefined) setStart(accepted);
    setDraft(text);
    setRefusal(undefined);
    if (followsTyping && isEmpty(text)) clear();
    const typed = followsTyping ? acceptNumber(text, rules) : undefined;
    if (typed && typed.value !== accepted) onValueChange(typed.value);
  };

  const stepBy = (count: number): void => {
    const typed = draft === undefined ? undefined : acceptNumber(draft, rules);
    if (typed?.separator) setSeparator(typed.separator);
    setDraft(undefined);
    setRefusal(undefined);
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
    } else if (event.key === 'Escape' && isTyping) {
      event.preventDefault();
      event.stopPropagation();
      revert();
    }
  };

  return (
    <Field {...texts} error={refusal ?? texts.error} id={id} data-testid="gsc-numeric-input">
      {(control) => (
        <Wrap>
          <Input
            {...control}
            type="text"
            inputMode="decimal"
            role="spinbutton"
            data-own-escape={isTyping ? true : undefined}
            autoComplete="off"
            name={name}
            disabled={disabled}
            placeholder={placeholder}
            value={draft ?? shown}
            aria-valuenow={accepted}
            aria-valuetext={shown || undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            onChange={(event) => type(event.target.value)}
            onBlur={commit}
            onKeyDown={onKeyDown}
          />
          {/* Only for pointers; keyboards have the arrow keys. */}
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
