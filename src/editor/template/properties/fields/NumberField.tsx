import type { KeyboardEvent } from 'react';
import { Field } from '@/components/Field';
import { styled } from '@/components/theme';
import { useNumberGrip } from './useNumberGrip';
import { useNumberText, type NumberValue } from './useNumberText';

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

/** Props of {@link NumberField}. */
export interface NumberFieldProps extends NumberValue {
  /** Accessible name, shown above the field. */
  label: string;
  /** Short label inside the field instead of above it, such as `W`. */
  short?: string;
  /** Hides the label visually. @default false */
  hideLabel?: boolean;
  /** Shown if there is no number. @default 'Mixed' */
  placeholder?: string;
  /** Why it is disabled. */
  disabledReason?: string | undefined;
}

/**
 * A number of a property. Accepts sums and units ("10mm+1in"). Refuses invalid text and numbers out of bounds with a
 * reason, and shows the last value. Arrow keys and dragging the label change it in steps within its bounds.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, short, hideLabel = false, value, min, max, placeholder = 'Mixed', disabledReason } = props;
  const { draft, shown, refusal, stepBy, stepFrom } = useNumberText(props);
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
  const grip = useNumberGrip({
    value: disabledReason === undefined ? value : undefined,
    onDrag: stepFrom,
  });

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
            data-own-escape={draft.text === undefined ? undefined : true}
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
