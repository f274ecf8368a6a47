import { useState } from 'react';
import { controlStyles } from '@/components/_internal/controlStyles';
import { Field, type FieldTexts } from '@/components/Field';
import { styled } from '@/components/theme';

const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$2',
  color: '$textMuted',
});

const Input = styled('input', controlStyles, {
  paddingInline: '$2',
  // The browser's date controls would make it higher than a select.
  paddingBlock: 0,
  height: '$sizes$controlM',
  '@coarse': { height: '$sizes$controlTouch' },
  fontVariantNumeric: 'tabular-nums',
  '.dark-theme &': { colorScheme: 'dark' },
});

/** Error if the last day is before the first. */
export const END_BEFORE_START = 'The last day is before the first. Choose a later one.';

/** Days as `YYYY-MM-DD`, both included; `''` if not chosen. */
export interface DateRangeValue {
  start: string;
  end: string;
}

/** Whether the last day is before the first; false for an open range. */
export function endsBeforeStart({ start, end }: DateRangeValue): boolean {
  return start !== '' && end !== '' && end < start;
}

/** Props of {@link DateRange}. */
export interface DateRangeProps extends Omit<FieldTexts, 'label'> {
  /** Name of the range. */
  label: string;
  /** The days. */
  value: DateRangeValue;
  /** Called with every chosen or typed day, even if the range is invalid; see `endsBeforeStart`. */
  onValueChange: (value: DateRangeValue) => void;
  /** Earliest day, as `YYYY-MM-DD`. */
  min?: string;
  /** Latest day, as `YYYY-MM-DD`. */
  max?: string;
  /**
   * Disables both inputs.
   * @default false
   */
  disabled?: boolean;
}

/** A date with a four-digit year. While a year is typed, browsers report years of one to three digits. */
const COMPLETE = /^[1-9]\d{3}-\d{2}-\d{2}$/;

/**
 * A first and a last day. Uses native inputs, which follow the user's calendar, date order and keyboard. Complete
 * dates take effect at once, incomplete ones on blur.
 */
export function DateRange(props: DateRangeProps) {
  const { value, onValueChange, min, max, disabled = false, ...texts } = props;
  const [typed, setTyped] = useState<Partial<DateRangeValue>>({});
  const impossible = endsBeforeStart(value);
  const take = (end: keyof DateRangeValue, day: string) => {
    setTyped(({ [end]: _, ...rest }) => rest);
    if (day !== value[end]) onValueChange({ ...value, [end]: day });
  };
  const dayInput = (end: keyof DateRangeValue) => ({
    type: 'date',
    min,
    max,
    disabled,
    value: typed[end] ?? value[end],
    onChange: ({ target }: { target: { value: string } }) =>
      COMPLETE.test(target.value) ? take(end, target.value) : setTyped({ ...typed, [end]: target.value }),
    onBlur: () => typed[end] !== undefined && take(end, typed[end]),
  });
  return (
    <Field {...texts} error={texts.error ?? (impossible && END_BEFORE_START)} data-testid="gsc-date-range">
      {({ id, ...control }) => (
        <Row role="group" aria-label={texts.label}>
          <Input
            {...control}
            aria-invalid={texts.error ? true : undefined}
            id={id}
            aria-label="First day"
            {...dayInput('start')}
          />
          <span aria-hidden>–</span>
          <Input {...control} aria-label="Last day" {...dayInput('end')} />
        </Row>
      )}
    </Field>
  );
}
