import { controlStyles } from '@/components/_internal/controlStyles';
import { useTextControl, type TextControlProps } from '@/components/_internal/useTextControl';
import { Field } from '@/components/Field';
import { styled } from '@/components/theme';

const Area = styled('textarea', controlStyles, { minHeight: '$textAreaMin', resize: 'vertical' });

/** Props of {@link TextArea}; the rest goes to the `textarea` element. */
export type TextAreaProps = TextControlProps<'textarea'> & {
  /**
   * Lines shown.
   * @default 5
   */
  rows?: number;
};

/** A labelled text of several lines, at least 3.5 rem high; the reader may make it taller. */
export function TextArea({ rows = 5, ...props }: TextAreaProps) {
  const { field, control } = useTextControl<'textarea'>(props);
  return (
    <Field {...field} data-testid="gsc-text-area">
      {(attributes) => <Area {...control} {...attributes} rows={rows} />}
    </Field>
  );
}
