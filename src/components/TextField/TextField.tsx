import type { ReactNode } from 'react';
import { controlStyles } from '@/components/_internal/controlStyles';
import { useTextControl, type TextControlProps } from '@/components/_internal/useTextControl';
import { Field } from '@/components/Field';
import { styled } from '@/components/theme';

const Wrap = styled('div', { position: 'relative', display: 'flex', alignItems: 'center' });

const Input = styled('input', controlStyles, {
  variants: {
    start: { true: { paddingInlineStart: '$7' } },
    end: { true: { paddingInlineEnd: '$8' } },
  },
});

const Adornment = styled('span', {
  position: 'absolute',
  display: 'inline-flex',
  alignItems: 'center',
  color: '$textSubtle',
  variants: {
    place: {
      start: { insetInlineStart: '0.625rem', pointerEvents: 'none' },
      end: { insetInlineEnd: '$half' },
    },
  },
});

/** Props of {@link TextField}; the rest goes to the `input` element. */
export type TextFieldProps = TextControlProps<'input'> & {
  /** Content inside the field before the text. */
  startAdornment?: ReactNode;
  /** Content inside the field after the text, such as an icon button. */
  endAdornment?: ReactNode;
};

/** A labelled line of text. Works controlled or uncontrolled (`register` of react-hook-form). */
export function TextField({ startAdornment, endAdornment, ...props }: TextFieldProps) {
  const { field, control } = useTextControl<'input'>(props);
  return (
    <Field {...field} data-testid="gsc-text-field">
      {(attributes) => (
        <Wrap>
          {startAdornment && <Adornment place="start">{startAdornment}</Adornment>}
          <Input
            type="text"
            {...control}
            {...attributes}
            start={Boolean(startAdornment)}
            end={Boolean(endAdornment)}
          />
          {endAdornment && <Adornment place="end">{endAdornment}</Adornment>}
        </Wrap>
      )}
    </Field>
  );
}
