import { controlStyles } from '@/components/_internal/controlStyles';
import { useTextControl, type TextControlProps } from '@/components/_internal/useTextControl';
import { Field } from '@/components/Field';
import { styled } from '@/components/theme';

const Area = styled('textarea', controlStyles, { minHeight: '$textAreaMin', resize: 'vertical' });

/** Props of {@link TextArea}; the rest goes to the `textarea` element. */
export type TextAreaProps = TextControlProps<'textarea'> & {
  /**
   * Number of visible lines.
   * @default 5
   */
  rows?: number;
};

/** A labelled multi-line text, at least 3.5 rem high; the user may resize it. */
export function TextArea({ rows = 5, ...props }: TextAreaProps) {
  const { field, control } = useTextControl<'textarea'>(props);
  return (
    <Field {...field} data-testid="gsc-text-area">
      {(attributes) => <Area {...control} {...attributes} rows={rows} />}
    </Field>
  );
}
