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
  fontVariantNumeric: 'tabular-nums',
  '.dark-theme &': { colorScheme: 'dark' },
});

/** Said when the last day is before the first. */
export const END_BEFORE_START = 'The last day is before the first. Choose a later one.';

/** Days as `YYYY-MM-DD`, both included; `''` for one that is not chosen. */
export interface DateRangeValue {
  start: string;
  end: string;
}

/** Whether the last day is before the first; an open range never is. */
export function endsBeforeStart({ start, end }: DateRangeValue): boolean {
  return start !== '' && end !== '' && end < start;
}

/** Props of {@link DateRange}. */
export interface DateRangeProps extends Omit<FieldTexts, 'label'> {
  /** What the days are of. */
  label: string;
  /** The days. */
  value: DateRangeValue;
  /** Called with every change, one to an impossible range too; `endsBeforeStart` tells. */
  onValueChange: (value: DateRangeValue) => void;
  /** Earliest day to choose, as `YYYY-MM-DD`. */
  min?: string;
  /** Latest day to choose, as `YYYY-MM-DD`. */
  max?: string;
  /**
   * Can't be changed.
   * @default false
   */
  disabled?: boolean;
}

/** A first and a last day. Native inputs: they know the reader's calendar, order and keyboard. */
export function DateRange(props: DateRangeProps) {
  const { value, onValueChange, min, max, disabled = false, ...texts } = props;
  const impossible = endsBeforeStart(value);
  return (
    <Field {...texts} error={texts.error ?? (impossible && END_BEFORE_START)} data-testid="gsc-date-range">
      {({ id, ...control }) => (
        <Row role="group" aria-label={texts.label}>
          <Input
            {...control}
            aria-invalid={texts.error ? true : undefined}
            id={id}
            type="date"
            aria-label="First day"
            {...{ min, max, disabled }}
            value={value.start}
            onChange={(event) => onValueChange({ ...value, start: event.target.value })}
          />
          <span aria-hidden>–</span>
          <Input
            {...control}
            type="date"
            aria-label="Last day"
            {...{ min, max, disabled }}
            value={value.end}
            onChange={(event) => onValueChange({ ...value, end: event.target.value })}
          />
        </Row>
      )}
    </Field>
  );
}
