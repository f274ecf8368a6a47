import { type ChangeEvent, useCallback, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Truncation and countdown of a text control. */
export interface MaxLength<Element extends TextControl> {
  /** Characters left, or `undefined` without a maximum. */
  remaining: number | undefined;
  /** Reads what an uncontrolled control starts with; give it the element through a ref. */
  measure: (element: Element | null) => void;
  /** Cuts what was typed or pasted, then hands the event on. */
  onChange: (event: ChangeEvent<Element>) => void;
}

/**
 * Keeps a text control, controlled or not, within `maxLength`. The attribute alone does not cut what input methods
 * and scripts put in.
 */
export function useMaxLength<Element extends TextControl>(
  maxLength: number | undefined,
  value: string | undefined,
  onChange: ((event: ChangeEvent<Element>) => void) | undefined,
): MaxLength<Element> {
  const [typedLength, setTypedLength] = useState(0);
  const length = value === undefined ? typedLength : value.length;
  const counts = maxLength !== undefined && value === undefined;
  const measure = useCallback(
    (element: Element | null) => {
      if (element && counts) setTypedLength(element.value.length);
    },
    [counts],
  );

  return {
    remaining: maxLength === undefined ? undefined : Math.max(0, maxLength - length),
    measure,
    onChange: (event) => {
      const { target } = event;
      if (maxLength !== undefined && target.value.length > maxLength) {
        target.value = target.value.slice(0, maxLength);
      }
      setTypedLength(target.value.length);
      onChange?.(event);
    },
  };
}
