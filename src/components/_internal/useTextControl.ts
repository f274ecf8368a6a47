import type { ComponentPropsWithRef } from 'react';
import type { FieldTexts } from '@/components/Field';
import { useComposedRefs } from './useComposedRefs';
import { useMaxLength, type CharacterRule } from './useMaxLength';

/** Props of a labelled text control, single- or multi-line: its texts, and element attributes. */
export type TextControlProps<Tag extends 'input' | 'textarea'> = FieldTexts &
  Omit<ComponentPropsWithRef<Tag>, 'children' | 'value' | 'size' | 'required' | 'maxLength'> & {
    /** The text, if the caller controls it. */
    value?: string;
    /** Limits the input to this number of characters and shows a countdown. */
    maxLength?: number | undefined;
    /** Functions that count and truncate characters. @default UTF-16 units, as in HTML */
    characters?: CharacterRule;
  };

/**
 * Splits the props of a text control between field and element, and limits the text to `maxLength`. Works controlled
 * or uncontrolled.
 */
export function useTextControl<Tag extends 'input' | 'textarea'>(props: TextControlProps<Tag>) {
  /* The two elements differ only in the types of events and refs. */
  const { label, hideLabel, required, description, error, success, id, className, ...element } =
    props as unknown as TextControlProps<'input'>;
  const { value, maxLength, characters, onChange, ref, ...attributes } = element;
  const limit = useMaxLength(maxLength, value, onChange, characters);
  const control = {
    ...attributes,
    ...(value === undefined ? {} : { value }),
    ref: useComposedRefs(ref, limit.measure),
    // The attribute counts UTF-16 units and would refuse valid characters.
    maxLength: characters ? undefined : maxLength,
    onChange: limit.onChange,
  };
  return {
    field: {
      label,
      hideLabel,
      required,
      description,
      error,
      success,
      id,
      className,
      remaining: limit.remaining,
    },
    control: control as unknown as ComponentPropsWithRef<Tag>,
  };
}
