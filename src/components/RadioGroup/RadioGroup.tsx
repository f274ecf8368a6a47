import { type ReactNode, useId } from 'react';
import { choiceBox, choiceRow } from '@/components/_internal/choiceStyles';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const Fieldset = styled('fieldset', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  margin: 0,
  padding: 0,
  border: 0,
});

const Legend = styled('legend', {
  padding: 0,
  marginBlockEnd: '$2',
  fontSize: '$small',
  lineHeight: '$small',
  fontWeight: '$medium',
});

const Row = styled('label', choiceRow);

const Dot = styled('input', choiceBox, {
  borderRadius: '$pill',
  '&::before': {
    content: '""',
    boxSize: '0.375rem',
    borderRadius: '$pill',
    backgroundColor: '$onAction',
    opacity: 0,
  },
  '&:checked::before': { opacity: 1 },
});

/** An option of a radio group. */
export interface RadioOption<Value extends string = string> {
  /** The value. */
  value: Value;
  /** The label. */
  label: ReactNode;
  /** Help under the label. */
  description?: ReactNode;
  /**
   * Whether it can't be chosen.
   * @default false
   */
  disabled?: boolean;
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps<Value extends string = string> {
  /** The question. */
  label: ReactNode;
  /**
   * Hides the question visually.
   * @default false
   */
  hideLabel?: boolean;
  /**
   * Marks the question with " *".
   * @default false
   */
  required?: boolean;
  /** The options. */
  options: readonly RadioOption<Value>[];
  /** The chosen value. */
  value: Value | undefined;
  /** Called with the chosen value. */
  onValueChange: (value: Value) => void;
  /** The error. */
  error?: ReactNode;
  /**
   * Name in the form.
   * @default a generated one
   */
  name?: string;
}

/** Chooses one of a few visible options; arrow keys move between them. */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel = false, required = false, options, value, onValueChange, error, name } = props;
  const id = useId();
  const errorId = `${id}-error`;
  const legend = (
    <>
      {label}
      {required && <span aria-hidden> *</span>}
    </>
  );

  return (
    <Fieldset data-testid="gsc-radio-group" aria-describedby={error ? errorId : undefined}>
      {hideLabel ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      {options.map((option) => (
        <Row key={option.value}>
          <Dot
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            required={required}
            onChange={() => onValueChange(option.value)}
            aria-describedby={option.description ? `${id}-${option.value}` : undefined}
          />
          <span>
            {option.label}
            {option.description && (
              <Text id={`${id}-${option.value}`} size="small" tone="muted" css={{ display: 'block' }}>
                {option.description}
              </Text>
            )}
          </span>
        </Row>
      ))}
      {error && (
        <Text id={errorId} role="alert" size="caption" tone="negative">
          {error}
        </Text>
      )}
    </Fieldset>
  );
}
