import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Field } from '@/components/Field';
import { styled } from '@/components/theme';
import { fitNumber, formatNumber, parseSum, describeRefusal } from '@/domain/numbers';
import { convertLength, UNITS, type Unit } from '@/engine/document';
import { useTypedDraft } from './useTypedDraft';

const isLength = (unit: string | undefined): unit is Unit => UNITS.includes(unit as Unit);

/** Returns the number of decimals shown for a unit. */
export const getDecimals = (unit: string): number => (unit === 'in' ? 4 : 2);

const Frame = styled('div', {
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: '$controlS',
  border: '1px solid $borderStrong',
  borderRadius: '$control',
  backgroundColor: '$surface',
  fontSize: '$small',
  lineHeight: '$small',
  '&:hover': { borderColor: '$textSubtle' },
  '&:focus-within': { outline: '2px solid $colors$focus', outlineOffset: '-1px', borderColor: '$focus' },
  '&:has([aria-invalid="true"])': { borderColor: '$negative' },
  '&:has(:disabled)': { backgroundColor: '$surfaceSunken', color: '$textDisabled' },
  '@coarse': { minHeight: '$controlTouch', fontSize: '$large' },
});

/* Dragging it changes the number. */
const Grip = styled('span', {
  flexShrink: 0,
  paddingInlineStart: '$2',
  color: '$textSubtle',
  cursor: 'ew-resize',
  touchAction: 'none',
  userSelect: 'none',
});

const Input = styled('input', {
  appearance: 'none',
  flex: 1,
  width: '100%',
  minWidth: 0,
  paddingBlock: 0,
  paddingInline: '$2',
  border: 0,
  outline: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  // The surrounding frame shows the focus.
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: '$textSubtle', fontStyle: 'italic' },
});

/** Bounds of a number. */
export interface NumberRange {
  /** Minimum value. */
  readonly min?: number;
  /** Maximum value. */
  readonly max?: number;
}

/** Props of {@link NumberField}. */
export interface NumberFieldProps extends NumberRange {
  /** Accessible name, shown above the field. */
  label: string;
  /** Short label inside the field instead of above it, such as `W`. */
  short?: string;
  /** Hides the label visually. @default false */
  hideLabel?: boolean;
  /** The number; `undefined` if the selection has several. */
  value: number | undefined;
  /** The unit; a length accepts other units as well. @default none */
  unit?: Unit | '%' | '°' | 's';
  /** Number of decimals. @default 4 for inches, else 2 */
  decimals?: number;
  /** Step of an arrow key or a dragged pixel; ten times as large with Shift. @default 1 */
  step?: number;
  /** Shown if there is no number. @default 'Mixed' */
  placeholder?: string;
  /** Why it is disabled. */
  disabledReason?: string | undefined;
  /** Clears an optional number when the field is emptied. */
  onClear?: () => string | undefined;
  /** Sets the number. @returns why it is refused */
  onChange: (value: number) => string | undefined;
}

/**
 * A number of a property. Accepts sums and units ("10mm+1in"). Refuses invalid text and numbers out of bounds with a
 * reason, and shows the last value. Arrow keys and dragging the label change it in steps within its bounds.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    short,
    hideLabel = false,
    value,
    unit,
    step = 1,
    min,
    max,
    placeholder = 'Mixed',
    disabledReason,
  } = props;
  const decimals = props.decimals ?? getDecimals(unit ?? '');
  const rules = { min, max, decimals, ...(unit !== undefined && { unit }) };
  const [refusal, setRefusal] = useState<string>();
  const drag = useRef<{ x: number; value: number } | undefined>(undefined);
  const shown = value === undefined ? '' : formatNumber(value, rules);

  const set = (next: number): void => {
    const within = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next));
    setRefusal(within === value ? undefined : props.onChange(within));
  };
  const read = (text: string): number | undefined =>
    parseSum(text, (typed, from) => {
      if (isLength(unit))
        return isLength(from as Unit) ? convertLength(typed, from as Unit, unit) : undefined;
      return from === unit ? typed : undefined;
    });
  const draft = useTypedDraft((text) => {
    if (text.trim() === '' && props.onClear) {
      setRefusal(value === undefined ? undefined : props.onClear());
      return;
    }
    if (text === shown) return setRefusal(undefined);
    const typed = read(text);
    const reason = describeRefusal(text, typed, rules);
    if (typed === undefined || reason !== undefined) setRefusal(reason);
    else set(typed);
  });
  const stepBy = (count: number): void => {
    const from = (draft.text === undefined ? undefined : read(draft.text)) ?? value;
    draft.drop();
    if (from !== undefined) set(fitNumber(from + count * step, rules));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (steps !== undefined) {
      event.preventDefault();
      stepBy(steps * (event.shiftKey && Math.abs(steps) === 1 ? 10 : 1));
    } else if (event.key === 'Enter') {
      draft.commit();
    } else if (event.key === 'Escape' && draft.text !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      draft.drop();
    }
  };
  const grip = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (value === undefined || disabledReason !== undefined) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, value };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag.current) return;
      const count = Math.round(event.clientX - drag.current.x) * (event.shiftKey ? 10 : 1);
      set(fitNumber(drag.current.value + count * step, rules));
    },
    onPointerUp: () => {
      drag.current = undefined;
    },
    onPointerCancel: () => {
      drag.current = undefined;
    },
  };

  return (
    <Field
      label={
        short === undefined ? (
          <Grip {...grip} css={{ padding: 0, color: 'inherit' }}>
            {label}
          </Grip>
        ) : (
          label
        )
      }
      hideLabel={hideLabel || short !== undefined}
      error={refusal}
      description={disabledReason}
    >
      {(control) => (
        <Frame>
          {short !== undefined && (
            <Grip aria-hidden {...grip}>
              {short}
            </Grip>
          )}
          <Input
            {...control}
            type="text"
            inputMode="text"
            role="spinbutton"
            autoComplete="off"
            spellCheck={false}
            aria-valuenow={value}
            aria-valuetext={value === undefined ? placeholder : shown}
            aria-valuemin={min}
            aria-valuemax={max}
            disabled={disabledReason !== undefined}
            placeholder={value === undefined ? placeholder : undefined}
            value={draft.text ?? shown}
            onChange={(event) => draft.type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={draft.commit}
            onKeyDown={onKeyDown}
          />
        </Frame>
      )}
    </Field>
  );
}
