import { useComposedRefs } from '@/components/_internal/useComposedRefs';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlStyles } from '@/components/_internal/controlStyles';
import { useMaxLength } from '@/components/_internal/useMaxLength';
import { Field, type FieldTexts } from '@/components/Field';
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
export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'children' | 'value' | 'size' | 'required'> {
  /** The text, when the caller keeps it. */
  value?: string;
  /** Cuts the input to this many characters and counts down. */
  maxLength?: number;
  /** Drawn inside the field before the text. */
  startAdornment?: ReactNode;
  /** Drawn inside the field after the text, for instance an icon button. */
  endAdornment?: ReactNode;
}

/** A labelled line of text. Works with a value of the caller's or on its own (`register` of react-hook-form). */
export function TextField({
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
  onChange,
  startAdornment,
  endAdornment,
  ref,
  ...input
}: TextFieldProps) {
  const limit = useMaxLength<HTMLInputElement>(maxLength, value, onChange);
  const controlRef = useComposedRefs(ref, limit.measure);

  return (
    <Field
      {...{ label, hideLabel, required, description, error, success, id, className }}
      remaining={limit.remaining}
      data-testid="gsc-text-field"
    >
      {(control) => (
        <Wrap>
          {startAdornment && <Adornment place="start">{startAdornment}</Adornment>}
          <Input
            type="text"
            {...input}
            {...control}
            {...(value === undefined ? {} : { value })}
            ref={controlRef}
            maxLength={maxLength}
            onChange={limit.onChange}
            start={Boolean(startAdornment)}
            end={Boolean(endAdornment)}
          />
          {endAdornment && <Adornment place="end">{endAdornment}</Adornment>}
        </Wrap>
      )}
    </Field>
  );
}
