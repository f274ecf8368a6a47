import type { ComponentPropsWithRef } from 'react';
import type { FieldTexts } from '@/components/Field';
import { useComposedRefs } from './useComposedRefs';
import { useMaxLength, type CharacterRule } from './useMaxLength';

/** What a labelled text control takes, of one line or several: its texts, and what is its caller's to keep. */
export type TextControlProps<Tag extends 'input' | 'textarea'> = FieldTexts &
  Omit<ComponentPropsWithRef<Tag>, 'children' | 'value' | 'size' | 'required' | 'maxLength'> & {
    /** The text, when the caller keeps it. */
    value?: string;
    /** Cuts the input to this many characters and counts down. */
    maxLength?: number | undefined;
    /** How characters are counted and cut. @default UTF-16 units, as HTML counts */
    characters?: CharacterRule;
  };

/**
 * Divides the props of a text control between its field and the element itself, and keeps the text within `maxLength`.
 * Works with a value of the caller's or without one.
 */
export function useTextControl<Tag extends 'input' | 'textarea'>(props: TextControlProps<Tag>) {
  /* The two elements differ in their type only as far as events and refs name them. */
  const { label, hideLabel, required, description, error, success, id, className, ...element } =
    props as unknown as TextControlProps<'input'>;
  const { value, maxLength, characters, onChange, ref, ...attributes } = element;
  const limit = useMaxLength(maxLength, value, onChange, characters);
  const control = {
    ...attributes,
    ...(value === undefined ? {} : { value }),
    ref: useComposedRefs(ref, limit.measure),
    // The attribute counts units and would not let more of them in.
    maxLength: characters ? undefined : maxLength,
    onChange: limit.onChange,
  };
  return {
    field: {
      ...{ label, hideLabel, required, description, error, success, id, className },
      remaining: limit.remaining,
    },
    control: control as unknown as ComponentPropsWithRef<Tag>,
  };
}
