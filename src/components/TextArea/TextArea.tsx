import { useComposedRefs } from '@/components/_internal/useComposedRefs';
import type { ComponentPropsWithRef } from 'react';
import { controlStyles } from '@/components/_internal/controlStyles';
import { useMaxLength } from '@/components/_internal/useMaxLength';
import { Field, type FieldTexts } from '@/components/Field';
import { styled } from '@/components/theme';

const Area = styled('textarea', controlStyles, { minHeight: '$textAreaMin', resize: 'vertical' });

/** Props of {@link TextArea}; the rest goes to the `textarea` element. */
export interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'children' | 'value' | 'required'> {
  /** The text, when the caller keeps it. */
  value?: string;
  /** Cuts the input to this many characters and counts down. */
  maxLength?: number;
  /**
   * Lines shown.
   * @default 5
   */
  rows?: number;
}

/** A labelled text of several lines, at least 3.5 rem high; the reader may make it taller. */
export function TextArea({
  label,
  hideLabel,
  required,
  description,
  error,
  success,
  id,
  className,
  maxLength,
  value,
  rows = 5,
  onChange,
  ref,
  ...area
}: TextAreaProps) {
  const limit = useMaxLength<HTMLTextAreaElement>(maxLength, value, onChange);
  const controlRef = useComposedRefs(ref, limit.measure);

  return (
    <Field
      {...{ label, hideLabel, required, description, error, success, id, className }}
      remaining={limit.remaining}
      data-testid="gsc-text-area"
    >
      {(control) => (
        <Area
          {...area}
          {...control}
          {...(value === undefined ? {} : { value })}
          ref={controlRef}
          rows={rows}
          maxLength={maxLength}
          onChange={limit.onChange}
        />
      )}
    </Field>
  );
}
